-- Mail settings of the organisation: one row. Without a host the environment's SMTP_URL holds.

create table mail_settings (
  id integer primary key default 1 check (id = 1),
  host text not null default '' check (length(host) <= 253),
  port integer not null default 587 check (port between 1 and 65535),
  security text not null default 'starttls' check (security in ('tls', 'starttls', 'none')),
  username text not null default '',
  -- Sealed with the key of the installation.
  password text,
  from_name text not null default '',
  from_address text not null default '',
  footer text not null default '',
  -- Kinds of letters that are written and not sent.
  off text[] not null default '{}',
  version integer not null default 1
);
insert into mail_settings default values;
