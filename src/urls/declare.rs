//! How addresses are declared. A value stands in the pattern under the name of its argument, which the compiler sees to.

/// Declares the addresses of a group: a function that makes each, and in a module of the group's name its pattern.
macro_rules! addresses {
    ($(#[$about:meta])* $group:ident {
        $($(#[$doc:meta])* $name:ident $(($($value:ident: $type:ty),+))? = $pattern:literal;)+
    }) => {
        $($(#[$doc])*
        pub fn $name($($($value: $type),+)?) -> Url {
            $($(let $value = encoded($value);)+)?
            Url::of(format!($pattern))
        })+
        patterns! { $(#[$about])* $group $($name $pattern)+ }
    };
    // The same below a type that holds what all addresses of the group begin with.
    ($(#[$about:meta])* $group:ident $held:tt -> $Urls:ident {
        $($(#[$doc:meta])* $name:ident $(($($value:ident: $type:ty),+))? = $pattern:literal;)+
    }) => {
        held! { $(#[$about])* $group $held $Urls }
        $(address! { $(#[$doc])* $Urls $held $name ($($($value: $type),+)?) $pattern })+
        patterns! { $(#[$about])* $group $($name $pattern)+ }
    };
}

macro_rules! held {
    ($(#[$about:meta])* $group:ident ($($held:ident),+) $Urls:ident) => {
        $(#[$about])*
        pub struct $Urls {
            $($held: String),+
        }

        $(#[$about])*
        pub fn $group($($held: impl Display),+) -> $Urls {
            $Urls { $($held: $held.to_string()),+ }
        }
    };
}

macro_rules! address {
    ($(#[$doc:meta])* $Urls:ident ($($held:ident),+) $name:ident ($($value:ident: $type:ty),*) $pattern:literal) => {
        impl $Urls {
            $(#[$doc])*
            pub fn $name(&self $(, $value: $type)*) -> Url {
                $(let $held = encoded(&self.$held);)+
                $(let $value = encoded($value);)*
                Url::of(format!($pattern))
            }
        }
    };
}

macro_rules! patterns {
    ($(#[$about:meta])* $group:ident $($name:ident $pattern:literal)+) => {
        $(#[$about])*
        #[allow(non_upper_case_globals)]
        pub mod $group {
            $(pub const $name: &str = $pattern;)+

            pub const ALL: &[&str] = &[$($pattern),+];
        }
    };
}
