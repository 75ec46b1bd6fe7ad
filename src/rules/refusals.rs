//! How a refusal is declared: an enum, with the code and the clause of each variant beside it. The sentences are words of the web.

/// Declares an enum of which each variant has a stable code, which logs, files and tests know it by, and generates `code()`.
///
/// A variant without a code holds something that has one, and passes it on; there is a `From` for what it holds. A code that
/// depends on what the variant holds stands in braces: an expression of its fields, or a closure of its only one.
///
/// Codes are written out. They stay when a variant gets a better name, and a search for one leads here.
///
/// ```
/// use reeve_rules::refusals::coded;
///
/// coded! {
///     /// What is wrong with a name.
///     #[derive(Debug, PartialEq)]
///     pub enum NameFault {
///         Empty = "name-empty",
///         TooLong { most: usize } = "name-too-long",
///     }
/// }
///
/// coded! {
///     /// What is wrong with a line.
///     #[derive(Debug, PartialEq)]
///     pub enum LineFault {
///         Name(NameFault),
///         Points(i64) = { |points| if *points < 0 { "points-below-zero" } else { "too-many-points" } },
///         Blank = "line-blank",
///     }
/// }
///
/// assert_eq!(LineFault::from(NameFault::TooLong { most: 80 }).code(), "name-too-long");
/// assert_eq!(LineFault::Points(-1).code(), "points-below-zero");
/// assert_eq!(LineFault::Blank.code(), "line-blank");
/// ```
#[macro_export]
macro_rules! coded {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$of:meta])*
                $variant:ident
                $(($(#[$of_held:meta])* $held:ty))?
                $({ $($(#[$of_field:meta])* $field:ident: $type:ty),+ $(,)? })?
                $(= $code:tt)?
                $(in $clause:expr)?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $(
                $(#[$of])*
                $variant $(($(#[$of_held])* $held))? $({ $($(#[$of_field])* $field: $type),+ })?
            ),+
        }

        impl $name {
            /// The stable code, in kebab case.
            #[allow(unused_variables)]
            pub fn code(&self) -> &'static str {
                match self {
                    $(
                        $name::$variant $(($crate::coded!(@held held: $held)))? $({ $($field),+ })? =>
                            $crate::coded!(@code held [$($held)?] $(= $code)?),
                    )+
                }
            }
        }

        $($crate::coded!(@from $name::$variant [$($held)?] $(= $code)?);)+
    };

    (@held $held:ident: $type:ty) => { $held };

    (@code $held:ident [$type:ty]) => { $held.code() };
    (@code $held:ident [$type:ty] = { |$of:ident| $code:expr }) => {{ let $of = $held; $code }};
    (@code $held:ident [$($type:ty)?] = $code:tt) => { $code };
    (@code $held:ident []) => { compile_error!("a variant needs a code, or holds something that has one") };

    (@from $name:ident::$variant:ident [$held:ty]) => {
        impl From<$held> for $name {
            fn from(held: $held) -> Self {
                $name::$variant(held)
            }
        }
    };
    (@from $($with_code:tt)*) => {};
}

/// As [`coded`], for what the rules of a tournament or of a game can refuse: `clause()` gives the number of the rule that stands
/// behind `in`. A variant without a code passes on the clause of what it holds too.
///
/// ```
/// use reeve_rules::refusals::refusals;
///
/// refusals! {
///     /// Why a table can't play.
///     #[derive(Debug, PartialEq)]
///     pub enum TableRefusal {
///         TooSmall { players: usize } = "table-too-small" in "1.1.5",
///         RoundClosed = "round-closed",
///     }
/// }
///
/// assert_eq!(TableRefusal::TooSmall { players: 2 }.clause(), Some("1.1.5"));
/// assert_eq!(TableRefusal::RoundClosed.clause(), None);
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$of:meta])*
                $variant:ident
                $(($held:ty))?
                $({ $($(#[$of_field:meta])* $field:ident: $type:ty),+ $(,)? })?
                $(= $code:tt)?
                $(in $clause:expr)?
            ),+ $(,)?
        }
    ) => {
        $crate::coded! {
            $(#[$meta])*
            $vis enum $name {
                $(
                    $(#[$of])*
                    $variant $(($held))? $({ $($(#[$of_field])* $field: $type),+ })? $(= $code)?
                ),+
            }
        }

        impl $name {
            /// The number of the rule it comes from, where it comes from one.
            #[allow(unused_variables)]
            pub fn clause(&self) -> Option<&'static str> {
                match self {
                    $(
                        $name::$variant $(($crate::coded!(@held held: $held)))? $({ $($field),+ })? =>
                            $crate::refusals!(@clause held [$($held)?] $(= $code)? $(in $clause)?),
                    )+
                }
            }
        }
    };

    (@clause $held:ident [$($type:ty)?] $(= $code:tt)? in $clause:expr) => { Some($clause) };
    (@clause $held:ident [$type:ty]) => { $held.clause() };
    (@clause $held:ident [$($type:ty)?] $(= $code:tt)?) => { None };
}

pub use {coded, refusals};
