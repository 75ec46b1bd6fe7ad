//! The kinds of misconduct that the rules name, for rulings and for confidential reports alike, and the grounds of
//! harassment, which stand in a confidential report and nowhere else.

use crate::tournament::vocabulary::words;

words! {
    /// The kind of a breach of the code of conduct (2.1) or of the policy against harassment (2.2.1).
    ConductKind {
        /// Courtesy, respect and fair play (2.1.3, 2.1.4).
        Courtesy = "courtesy",
        /// Disruption of the tournament or of what is around it (2.1.8).
        Disruption = "disruption",
        /// Harm to the brand, its names and rights (2.1.9, 2.1.10).
        Brand = "brand",
        /// What friends and family of a player do (2.1.11).
        Companions = "companions",
        /// A phone or another device where it may not be (2.1.5, 2.1.6, 2.1.7).
        Device = "device",
        /// Threats and intimidation.
        Threats = "threats",
        /// Hurtful words.
        HurtfulWords = "hurtful_words",
        /// Physical assault.
        Assault = "assault",
        /// Touching that is not wanted.
        Touching = "touching",
        /// Sexual attention that is not wanted.
        SexualAttention = "sexual_attention",
        /// Photos or video that are not wanted.
        Recording = "recording",
        /// Badgering and bullying.
        Bullying = "bullying",
        /// Stalking and following.
        Stalking = "stalking",
        /// Two players help each other to a better place (1.3.6).
        Collusion = "collusion",
        /// A win given to another player (1.3.6), of which one player alone is guilty.
        WinGiven = "win_given",
    }
}

impl ConductKind {
    /// Every kind that the general clauses and confidential reports know: all but those of 1.3.6, which has a clause of its own.
    pub const GENERAL: &'static [ConductKind] = &[
        ConductKind::Courtesy,
        ConductKind::Disruption,
        ConductKind::Brand,
        ConductKind::Companions,
        ConductKind::Device,
        ConductKind::Threats,
        ConductKind::HurtfulWords,
        ConductKind::Assault,
        ConductKind::Touching,
        ConductKind::SexualAttention,
        ConductKind::Recording,
        ConductKind::Bullying,
        ConductKind::Stalking,
    ];

    /// The kinds of harassment (2.2.1). To disturb the event inappropriately is one of them.
    pub const HARASSMENT: &'static [ConductKind] = &[
        ConductKind::Disruption,
        ConductKind::Threats,
        ConductKind::HurtfulWords,
        ConductKind::Assault,
        ConductKind::Touching,
        ConductKind::SexualAttention,
        ConductKind::Recording,
        ConductKind::Bullying,
        ConductKind::Stalking,
    ];
}

words! {
    /// On what ground somebody is harassed (2.2.2). It is asked for in confidential reports alone, may always be left out,
    /// and is erased before the rest of the report.
    HarassmentGround {
        /// Race or ethnicity, national origin.
        Origin = "origin",
        /// Gender, or how it is shown.
        Gender = "gender",
        /// Sex or sexual orientation.
        Orientation = "orientation",
        /// Age.
        Age = "age",
        /// A disability.
        Disability = "disability",
        /// Religion.
        Religion = "religion",
        /// Citizenship.
        Citizenship = "citizenship",
        /// Illness or another medical condition.
        Illness = "illness",
        /// Pregnancy.
        Pregnancy = "pregnancy",
    }
}
