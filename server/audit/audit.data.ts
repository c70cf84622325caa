import { sql, type RawBuilder } from 'kysely'
import type { AccessRow, AuditRow } from '#contract/audit/audit.ts'
import { dayBounds } from '#contract/kit/dates.ts'
import type { Db } from '#server/db/open.ts'

interface Slice {
  ascending: boolean
  limit: number
  offset?: number
  /** Only what comes after this row in the order asked for. */
  after?: number
}

interface Period {
  from?: string | undefined
  to?: string | undefined
  zone: string
}

interface AuditFilter extends Period {
  id?: number | undefined
  event?: string | undefined
  actor_id?: number | undefined
  thing?: string | undefined
  thing_id?: string | undefined
  q?: string | undefined
}

interface AccessFilter extends Period {
  user_id?: number | undefined
  ip?: string | undefined
  method?: string | undefined
  route?: string | undefined
  /** One status, or a class as in `4xx`. */
  status?: number | string | undefined
  q?: string | undefined
}

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** `column = value` for each value that was asked for. */
const equals = (
  pairs: readonly (readonly [column: string, value: string | number | undefined])[],
): RawBuilder<unknown>[] =>
  pairs.flatMap(([column, value]) => (value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]))

const within = (column: string, { from, to, zone }: Period): RawBuilder<unknown>[] => [
  ...(from ? [sql`${sql.ref(column)} >= ${dayBounds(from, zone).from}`] : []),
  ...(to ? [sql`${sql.ref(column)} < ${dayBounds(to, zone).to}`] : []),
]

const all = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([sql`true`, ...parts], sql` and `)

const sliceOf = (where: RawBuilder<unknown>, { ascending, limit, offset = 0, after }: Slice): RawBuilder<unknown> => {
  const beyond = after === undefined ? sql`` : ascending ? sql`and l.id > ${after}` : sql`and l.id < ${after}`
  return sql`where ${where} ${beyond} order by l.id ${order(ascending)} limit ${limit} offset ${offset}`
}

const order = (ascending: boolean): RawBuilder<unknown> => sql.raw(ascending ? 'asc' : 'desc')

type Table = 'audit' | 'access_log'

/** Counts no further than `most`. */
const count = async (db: Db, table: Table, it: { where: RawBuilder<unknown>; most: number }): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from ${sql.table(table)} l where ${it.where} limit ${it.most}) found`.execute(db)
  return rows[0]?.total ?? 0
}

/** A log that is read page by page, and whole for an export. */
export interface Log<F, R> {
  rows(db: Db, filter: F, slice: Slice): Promise<R[]>
  /** How many there are, as far as `most`. */
  count(db: Db, filter: F, most: number): Promise<number>
}

const auditWhere = (it: AuditFilter): RawBuilder<unknown> =>
  all([
    ...within('l.at', it),
    ...equals([
      ['l.actor_id', it.actor_id],
      ['l.thing', it.thing],
      ['l.thing_id', it.thing_id],
      ['l.event', it.event?.includes('.') ? it.event : undefined],
      ['l.id', it.id],
    ]),
    ...(it.event && !it.event.includes('.') ? [sql`split_part(l.event, '.', 1) = ${it.event}`] : []),
    ...(it.q
      ? [
          sql`(l.event ilike ${likeText(it.q)} or l.thing_id = ${it.q} or l.ip = ${it.q} or exists (
            select 1 from users p where (p.id = l.actor_id or l.thing = 'user' and p.id::text = l.thing_id)
              and trim(p.nome || ' ' || p.last_name) ilike ${likeText(it.q)}))`,
        ]
      : []),
  ])

type AuditFound = Omit<AuditRow, 'actor'> & { actor_id: number | null; nome: string | null }

const named = <R extends { nome: string | null }>({ nome, ...it }: R, id: number | null) => ({
  it,
  who: id === null ? null : { id, nome: nome ?? '' },
})

export const auditLog: Log<AuditFilter, AuditRow> = {
  rows: async (db, filter, slice) => {
    const { rows } = await sql<AuditFound>`
      select l.id, l.at, l.event, l.thing, l.thing_id, l.detail, l.request_id, l.ip, l.actor_id,
        trim(u.nome || ' ' || u.last_name) as nome, trim(t.nome || ' ' || t.last_name) as thing_name,
        coalesce(l.thing, '') = 'loop' and l.thing_id is not null and g.id is null as thing_gone
      from (select * from audit l ${sliceOf(auditWhere(filter), slice)}) l
      left join users u on u.id = l.actor_id
      left join users t on l.thing = 'user' and t.id::text = l.thing_id
      left join loops g on g.id = case when l.thing = 'loop' and l.thing_id ~ '^[0-9]{1,9}$' then l.thing_id::int end
      order by l.id ${order(slice.ascending)}`.execute(db)
    return rows.map((row) => {
      const { it, who } = named(row, row.actor_id)
      const { actor_id: _, ...rest } = it
      return { ...rest, actor: who }
    })
  },
  count: (db, filter, most) => count(db, 'audit', { where: auditWhere(filter), most }),
}

const accessWhere = (it: AccessFilter): RawBuilder<unknown> =>
  all([
    ...within('l.time', it),
    ...equals([
      ['l.user_id', it.user_id],
      ['l.ip', it.ip],
      ['l.method', it.method],
      ['l.route', it.route],
      ['l.status', typeof it.status === 'number' ? it.status : undefined],
    ]),
    ...(typeof it.status === 'string' ? [sql`l.status / 100 = ${Number(it.status[0])}`] : []),
    ...(it.q ? [sql`(l.route ilike ${likeText(it.q)} or l.ip = ${it.q})`] : []),
  ])

type AccessFound = Omit<AccessRow, 'user'> & { user_id: number | null; nome: string | null }

export const accessLog: Log<AccessFilter, AccessRow> = {
  rows: async (db, filter, slice) => {
    const { rows } = await sql<AccessFound>`
      select l.id, l.time, l.ip, l.port, l.method, l.route, l.status, l.user_id,
        trim(u.nome || ' ' || u.last_name) as nome
      from (select * from access_log l ${sliceOf(accessWhere(filter), slice)}) l
      left join users u on u.id = l.user_id order by l.id ${order(slice.ascending)}`.execute(db)
    return rows.map((row) => {
      const { it, who } = named(row, row.user_id)
      const { user_id: _, ...rest } = it
      return { ...rest, user: who }
    })
  },
  count: (db, filter, most) => count(db, 'access_log', { where: accessWhere(filter), most }),
}
