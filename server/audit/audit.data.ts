import { sql, type RawBuilder } from 'kysely'
import type { AccessRow, AuditRow } from '#contract/audit/audit.ts'
import { dayBounds } from '#contract/kit/dates.ts'
import type { Db } from '#server/db/open.ts'

interface Paging {
  page: number
  per_page: number
  ascending: boolean
}

interface Period {
  from?: string | undefined
  to?: string | undefined
  zone: string
}

export interface AuditFilter extends Period {
  event?: string | undefined
  actor_id?: number | undefined
  thing?: string | undefined
  thing_id?: string | undefined
  q?: string | undefined
}

export interface AccessFilter extends Period {
  user_id?: number | undefined
  ip?: string | undefined
  method?: string | undefined
  route?: string | undefined
  status?: number | undefined
  q?: string | undefined
}

interface Page<R> {
  data: R[]
  total: number
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

const slice = ({ page, per_page, ascending }: Paging): RawBuilder<unknown> => {
  const direction = sql.raw(ascending ? 'asc' : 'desc')
  return sql`order by l.id ${direction} limit ${per_page} offset ${(page - 1) * per_page}`
}

const count = async (db: Db, table: 'audit' | 'access_log', where: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} l where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}

const auditWhere = (it: AuditFilter): RawBuilder<unknown> =>
  all([
    ...within('l.at', it),
    ...equals([
      ['l.actor_id', it.actor_id],
      ['l.thing', it.thing],
      ['l.thing_id', it.thing_id],
      ['l.event', it.event?.includes('.') ? it.event : undefined],
    ]),
    ...(it.event && !it.event.includes('.') ? [sql`split_part(l.event, '.', 1) = ${it.event}`] : []),
    ...(it.q
      ? [
          sql`(l.event ilike ${likeText(it.q)} or l.thing_id = ${it.q} or l.ip = ${it.q} or exists (
            select 1 from users p where p.id = l.actor_id and trim(p.nome || ' ' || p.last_name) ilike ${likeText(it.q)}))`,
        ]
      : []),
  ])

/** Audit rows, newest first unless asked otherwise. */
export const auditPage = async (db: Db, filter: AuditFilter, paging: Paging): Promise<Page<AuditRow>> => {
  const where = auditWhere(filter)
  const { rows } = await sql<Omit<AuditRow, 'actor'> & { actor_id: number | null; nome: string | null }>`
    select l.id, l.at, l.event, l.thing, l.thing_id, l.detail, l.request_id, l.ip, l.actor_id,
      trim(u.nome || ' ' || u.last_name) as nome
    from (select * from audit l where ${where} ${slice(paging)}) l
    left join users u on u.id = l.actor_id order by l.id ${sql.raw(paging.ascending ? 'asc' : 'desc')}`.execute(db)
  return {
    data: rows.map(({ actor_id, nome, ...it }) => ({
      ...it,
      actor: actor_id === null ? null : { id: actor_id, nome: nome ?? '' },
    })),
    total: await count(db, 'audit', where),
  }
}

const accessWhere = (it: AccessFilter): RawBuilder<unknown> =>
  all([
    ...within('l.time', it),
    ...equals([
      ['l.user_id', it.user_id],
      ['l.ip', it.ip],
      ['l.method', it.method],
      ['l.route', it.route],
      ['l.status', it.status],
    ]),
    ...(it.q ? [sql`(l.route ilike ${likeText(it.q)} or l.ip = ${it.q})`] : []),
  ])

/** Rows of the access log, newest first unless asked otherwise. */
export const accessPage = async (db: Db, filter: AccessFilter, paging: Paging): Promise<Page<AccessRow>> => {
  const where = accessWhere(filter)
  const { rows } = await sql<Omit<AccessRow, 'user'> & { user_id: number | null; nome: string | null }>`
    select l.id, l.time, l.ip, l.port, l.method, l.route, l.status, l.user_id,
      trim(u.nome || ' ' || u.last_name) as nome
    from (select * from access_log l where ${where} ${slice(paging)}) l
    left join users u on u.id = l.user_id order by l.id ${sql.raw(paging.ascending ? 'asc' : 'desc')}`.execute(db)
  return {
    data: rows.map(({ user_id, nome, ...it }) => ({
      ...it,
      user: user_id === null ? null : { id: user_id, nome: nome ?? '' },
    })),
    total: await count(db, 'access_log', where),
  }
}
