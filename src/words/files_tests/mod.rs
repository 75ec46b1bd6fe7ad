//! What the readers of files say, in the words that people read.

mod lots;
mod players;
mod results;
mod table;
mod text;
