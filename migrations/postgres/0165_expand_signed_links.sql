-- The digest of who signed the record sheet, how and when, and when it became final; null in links of earlier versions.
alter table sheet_link add column signed_digest text;
