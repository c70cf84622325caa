import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/*
 * Back to the demonstration as it was filled, within the running embedded engine. A copy of every table lies beside
 * them; what a spec wrote is told from the rows' own transaction numbers (`xmin`), so that six thousand loops under an
 * exclusion constraint are not written anew because one of them changed.
 */

/** Copies every table and sequence into the schema `kept`, and makes `kept.restore()`. */
export const keepRows = async (db: Db): Promise<void> => {
  await sql`create schema kept`.execute(db)
  await sql`do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table kept.%I as table public.%I', name, name);
      end loop;
      create table kept._sequences as
        select sequencename, coalesce(last_value, start_value) as value, last_value is not null as used
        from pg_sequences where schemaname = 'public';
      create table kept._mark as select pg_current_xact_id()::text::bigint + 1 as xid;
    end $$`.execute(db)
  await sql`create function kept.restore() returns void language plpgsql as $$
    declare
      name text; columns text; keys text; mark bigint; version int;
    begin
      select xid into mark from kept._mark;
      select (value)::text::int into version from public.settings where key = 'grants_version';
      -- No foreign keys and no triggers: all tables come back together.
      set local session_replication_role = replica;
      delete from pgboss.job;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
          where table_schema = 'public' and table_name = name and is_generated = 'NEVER';
        select string_agg(format('here.%1$I = was.%1$I', a.attname), ' and ') into keys
          from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
          where i.indisprimary and i.indrelid = format('public.%I', name)::regclass;
        if keys is null then raise exception 'The table % has no primary key', name; end if;
        execute format('delete from public.%I where xmin::text::bigint >= %s', name, mark);
        execute format(
          'insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I was
             where not exists (select 1 from public.%1$I here where %3$s)', name, columns, keys);
      end loop;
      perform setval(format('public.%I', sequencename)::regclass, value, used) from kept._sequences;
      -- Servers keep the grants of a version in memory: this one they have not seen.
      update public.settings set value = to_jsonb(version + 1) where key = 'grants_version';
    end $$`.execute(db)
}

/** Undoes all writes and deletions since `keepRows`. */
export const restoreRows = (db: Db): Promise<unknown> => sql`select kept.restore()`.execute(db)
