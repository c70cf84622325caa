-- Whether somebody made the link for the person, who then has it by hand, and not by a mail of their own asking.
alter table password_resets add column given boolean not null default false;
