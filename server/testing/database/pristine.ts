import { sql } from 'kysely'
import type { Db, Store } from '#server/db/open.ts'

/**
 * Everything of a database that emptying its tables does not bring back: what it is made of, what its planner knows,
 * what a session has set. Two databases with the same fingerprint differ in rows and counters only.
 */
const fingerprintSql = sql<{ fingerprint: string }>`
  with own as (
    select oid from pg_namespace
    where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and nspname not like 'pg\_toast\_temp%'
  ), relation as (
    select c.* from pg_class c join own on own.oid = c.relnamespace
  ), part (text) as (
    select concat_ws('|', 'namespace', nspname) from pg_namespace where nspname not like 'pg\_%'
    union all select concat_ws('|', 'relation', oid::regclass, relkind, relpersistence, relrowsecurity, reloptions)
      from relation
    union all select concat_ws('|', 'column', a.attrelid::regclass, a.attnum, a.attname,
        format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a join relation r on r.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attnum > 0
    union all select concat_ws('|', 'constraint', c.conrelid::regclass, c.conname, c.convalidated, pg_get_constraintdef(c.oid))
      from pg_constraint c join own on own.oid = c.connamespace
    union all select concat_ws('|', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid)
      from pg_index i join relation r on r.oid = i.indrelid
    union all select concat_ws('|', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled)
      from pg_trigger t join relation r on r.oid = t.tgrelid where not t.tgisinternal
    union all select concat_ws('|', 'function', p.oid::regprocedure, md5(p.prosrc))
      from pg_proc p join own on own.oid = p.pronamespace
    union all select concat_ws('|', 'sequence', s.seqrelid::regclass, s.seqstart, s.seqincrement, s.seqmax, s.seqcycle)
      from pg_sequence s
    union all select concat_ws('|', 'statistics', s.starelid::regclass, s.staattnum)
      from pg_statistic s join relation r on r.oid = s.starelid
    union all select concat_ws('|', 'setting', name, setting)
      from pg_settings where source in ('session', 'database', 'user', 'database user')
    union all select concat_ws('|', 'prepared', name) from pg_prepared_statements
    union all select concat_ws('|', 'lock', l.objid) from pg_locks l
      join pg_database d on d.oid = l.database where l.locktype = 'advisory' and d.datname = current_database()
  )
  select md5(string_agg(text, E'\n' order by text)) as fingerprint from part`

export const fingerprintOf = async (db: Db): Promise<string> =>
  (await fingerprintSql.execute(db)).rows[0]?.fingerprint ?? ''

/** State that the run prepared: the rows of each table as JSON, and the counters. */
export interface Pristine {
  fingerprint: string
  /** Rows of each table, by its name. */
  rows: Readonly<Record<string, string>>
  /** `last_value` and `is_called` of each sequence, by its name. */
  counters: Readonly<Record<string, readonly [number, boolean]>>
}

const namesOf = async (db: Db, kind: 'r' | 'S'): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = ${kind} and relnamespace = 'public'::regnamespace order by 1`.execute(db)
  return rows.map((it) => it.name)
}

const rowsOf = async (db: Db): Promise<Pristine['rows']> => {
  const tables = await namesOf(db, 'r')
  const one = (name: string) => sql`select ${name} as name, (select json_agg(t)::text from ${sql.raw(name)} t) as rows`
  const { rows } = await sql<{ name: string; rows: string | null }>`
    ${sql.join(tables.map(one), sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map((it) => [it.name, it.rows ?? '']))
}

const countersOf = async (db: Db): Promise<Pristine['counters']> => {
  const sequences = await namesOf(db, 'S')
  const one = (name: string) =>
    sql`select ${name} as name, last_value as last, is_called as called from ${sql.raw(name)}`
  const { rows } = await sql<{ name: string; last: number; called: boolean }>`
    ${sql.join(sequences.map(one), sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map((it) => [it.name, [it.last, it.called] as const]))
}

/** Records the state of an unused database. */
export const pristineOf = async (db: Db): Promise<Pristine> => ({
  fingerprint: await fingerprintOf(db),
  rows: await rowsOf(db),
  counters: await countersOf(db),
})

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const filled = ({ rows }: Pristine): string[] =>
  Object.entries(rows)
    .filter(([, text]) => text !== '')
    .map(
      ([name, text]) =>
        `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${literal(text)})`,
    )

/** `truncate … restart identity` does not reset a counter that no column owns. */
const counted = ({ counters }: Pristine): string[] =>
  Object.entries(counters).map(([name, [last, called]]) => `select setval(${literal(name)}, ${last}, ${called})`)

/** Runs statements in one transaction. */
const together = (store: Store, statements: readonly string[]): Promise<void> =>
  store.script(['begin', ...statements, 'commit'].join(';\n'))

/** A superuser empties tables that only grow, too; for anybody else the database is made anew. */
const WITHOUT_TRIGGERS = `select set_config('session_replication_role', 'replica', true) from pg_roles
  where rolname = current_user and rolsuper`

/** Restores rows and counters. */
export const putBack = (store: Store, pristine: Pristine): Promise<void> =>
  together(store, [
    WITHOUT_TRIGGERS,
    `truncate ${Object.keys(pristine.rows).join(', ')} restart identity`,
    ...filled(pristine),
    ...counted(pristine),
  ])

/** Bytes of a table with its indexes past which its rows are too many to be deleted one by one. */
const LARGE = 1024 * 1024

/**
 * Does the same a few times faster where a test has written little: `truncate` makes the file of each table and index anew.
 * For a user who may switch triggers off and edit the catalogue, as that of the embedded engine.
 */
export const putBackLittle = async (store: Store, pristine: Pristine): Promise<void> => {
  const { rows } = await sql<{ name: string; size: number }>`
    select quote_ident(relname) as name, pg_total_relation_size(oid) as size from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`.execute(store.db)
  if (rows.some((it) => it.size > LARGE)) return putBack(store, pristine)
  const used = rows.map((it) => it.name)
  const all = used.map((name) => `${literal(name)}::regclass`).join(', ')
  await together(store, ['set local session_replication_role = replica', ...used.map((name) => `delete from ${name}`)])
  await store.script(`vacuum ${used.join(', ')}`)
  await together(store, [
    // As if it had never been counted: the planner takes a table that was counted as empty for empty.
    `update pg_class set reltuples = -1, relpages = 0 where oid in (${all})`,
    ...filled(pristine),
    ...counted(pristine),
  ])
}
