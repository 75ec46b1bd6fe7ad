//! What the rows of a series in an archive may not say.

/// How a series in an archive contradicts itself, or its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeriesFault {
    /// There is not exactly one series.
    NotOneSeries,
    /// What is said of the series is nothing that its form stores.
    NoForm,
    /// The events are not each there once, or the final day is one of them.
    EventsOtherwise,
    /// The line says of an event something else than the event's own archive.
    OtherEvent,
    /// The tournament can't be an event of this series.
    NoEvent,
    /// The tournament is no final day of a series, or nothing says that it is one.
    NoFinalDay,
    /// Two players who are to be two people stand there in the wrong order, or are one player.
    ApartBadly,
    /// Players are one person who played at one event twice, or alone.
    NoIndividual,
    /// There is a frozen ranking without a freeze, or a freeze that nobody can have made.
    NoFreeze,
    /// The lines of the frozen ranking are not numbered from 1, or their ranks do not grow.
    LinesOutOfOrder,
    /// More hold a place than there are.
    TooManyPlaces,
    /// An invitation or an answer as nobody gives one.
    AnswerContradicts,
    /// A line is of no player of an event, or its player of the final day is none, or another line's.
    NobodysLine,
    /// What a player brings to the final day is not what the frozen ranking says.
    BringsOtherwise,
    /// What the event adds up to is not what the frozen ranking says, and no result of it was corrected since.
    AddsUpOtherwise,
    /// A line of the log that belongs to a tournament, or to a player.
    LogOfOthers,
}
