-- Whether somebody accepted the terms is the last answer in terms_acceptances, and only that.
alter table users drop column use_terms;

-- Who looks into one address's calls reads no others.
create index access_log_ip on access_log (ip, id);

-- The nightly purge finds what is old without reading the rest.
create index notifications_created on notifications (created_at);
create index mails_created on mails (created_at) where status <> 'waiting';
