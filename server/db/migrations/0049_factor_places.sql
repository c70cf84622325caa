-- When a second factor was last given at a place: there strangers who guess codes stop nobody.
alter table sign_in_places add column factor_at timestamptz;
