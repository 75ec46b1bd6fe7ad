-- Why a mail was not sent is kept as a code, with the mail server's own text behind it; until now it was kept in words.
-- Other words stay as they are, and are shown so.
update outbox set fault = case
    when fault = 'the address is none that mail can be sent to' then 'no-address'
    when fault = 'the mail server took too long' then 'too-slow'
    when fault = 'no safe connection to the mail server (TLS)' then 'no-tls'
    when fault = 'no connection to the mail server' then 'no-connection'
    when fault like 'the mail server refused it (%)' then 'refused ' || substr(fault, 29, length(fault) - 29)
    when fault like 'the folder takes no file (%)' then 'folder ' || substr(fault, 27, length(fault) - 27)
    else fault
end where fault is not null;
