import { sql } from 'kysely'
import type { Role } from '#contract/access/roles.ts'
import { cnpjOf, digitsOf, isCnpj, isCpf } from '#contract/kit/brazil/brazil.ts'
import { passes } from '#contract/kit/endpoint.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { looperList, type HourlyValue, type LooperDetail, type LooperTeam } from '#contract/looper/looper.ts'
import type { LooperRow } from '#contract/looper/row.ts'
import { personCalls } from '#contract/person/person.ts'
import type { Context } from '#server/kit/context.ts'
import { photoOf } from '#server/kit/files/photo.ts'
import { activePeople, livingRecords, type LookupSource } from '#server/kit/list/lookup.ts'
import { rowOf } from '#server/kit/list/read.ts'
import {
  fullName,
  own,
  person,
  plainHolds,
  record,
  reference,
  reais,
  type ListSource,
  type Sql,
} from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'
import { venturesOf } from '#server/venture/venture.data.ts'

export const [sectors, areas, types] = [livingRecords('sectors'), livingRecords('areas'), livingRecords('looper_types')]

export const looperSource: ListSource<LooperRow, keyof typeof looperList.filters> = {
  table: 'users',
  scope: () => 'everything',
  select: {
    ...own('id', 'role', 'status', 'contract_type', 'valor_hora_centavos', 'created_at', 'deleted_at'),
    valor_hora: reais('valor_hora_centavos'),
    foto: photoOf('t'),
    nome: { value: fullName('t'), plain: sql`t.plain_nome` },
    email: { value: sql`t.email`, plain: sql`t.plain_email` },
    type: record('looper_types', sql`t.tipo`),
    sector: record('sectors', sql`t.sector_id`),
    areas: sql`coalesce((select string_agg(a.nome, ', ' order by plain(a.nome)) from user_areas x
      join areas a on a.id = x.area_id where x.user_id = t.id and a.deleted_at is null), '')`,
    qtdProjetos: venturesOf(sql`t.id`),
    // A session is deleted some time after its end, the place of a sign-in only later.
    seen_at: sql`greatest(
      (select max(coalesce(s.used_at, s.created_at)) from sessions s where s.user_id = t.id),
      (select max(p.last_at) from sign_in_places p where p.user_id = t.id))`,
  },
  where: {
    ...own('role', 'status', 'sector_id'),
    type_id: sql`t.tipo`,
    area_id: (id: number) => sql`exists (select 1 from user_areas x where x.user_id = t.id and x.area_id = ${id})`,
    without_value: sql`(t.valor_hora_centavos = 0)`,
    period: sql`t.created_at`,
  },
}

/** Same people, limited to some roles. */
export const looperSourceOf = (roles: readonly Role[]): typeof looperSource => ({
  ...looperSource,
  scope: () => sql`t.role = any(${roles}::int[])`,
})

/** Search by a complete document only, for people who may read it: a part would reveal the rest digit by digit. */
const byDocument = (typed: string, ctx: Context): Sql[] => {
  if (!passes(personCalls.show.can, ctx.may)) return []
  if (isCpf(typed)) return [sql`t.id in (select d.user_id from person_details d where d.cpf = ${digitsOf(typed)})`]
  return isCnpj(typed) ? [sql`t.id in (select d.user_id from person_details d where d.cnpj = ${cnpjOf(typed)})`] : []
}

/** All accounts, for the palette. */
export const foundPeople: LookupSource = {
  ...activePeople(),
  gone: sql`(t.deleted_at is not null)`,
  also: (typed, ctx) => [plainHolds(sql`t.plain_email`, typed), ...byDocument(typed, ctx)],
}

const VALUES_SHOWN = 20

/** Hourly values of a person, the newest first. */
const valuesOf = async (id: number, { db }: Context): Promise<HourlyValue[]> => {
  const { rows } = await sql<HourlyValue>`
    select t.valor_hora_centavos, t.from_at, ${person(sql`t.by_id`).value} as by
    from hourly_values t where t.user_id = ${id} order by t.id desc limit ${VALUES_SHOWN}`.execute(db)
  return rows
}

/** Teams of active ventures that the person is a member of. */
const teamsOf = async (id: number, { db }: Context): Promise<LooperTeam[]> => {
  const { rows } = await sql<LooperTeam>`
    select v.id as venture_id, v.nome, m.position, m.seniority, m.room, m.color, m.version
    from venture_members m join ventures v on v.id = m.venture_id and v.deleted_at is null and v.status = 1
    where m.user_id = ${id} order by plain(v.nome), v.id`.execute(db)
  return rows
}

/** A person for their page, as far as the reader may see them. */
export const looperOf = async (id: number, ctx: Context): Promise<LooperDetail> => {
  const row = (await rowOf({ list: looperList, source: looperSource }, id, ctx)) ?? notFound()
  const more = await ctx.db
    .selectFrom('users as t')
    .select(['t.version', 't.commitment', 't.nome as first_name', 't.last_name'])
    .select([
      sql<number>`(select count(*) from loops l where l.user_id = t.id)`.as('loops'),
      sql<RecordRef[]>`coalesce((select jsonb_agg(${reference('a')} order by plain(a.nome)) from user_areas x
        join areas a on a.id = x.area_id where x.user_id = t.id and a.deleted_at is null), '[]')`.as('area_list'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()
  const teams = await teamsOf(id, ctx)
  return { ...row, ...more, teams, ...(ctx.may('looper.seeValue') ? { values: await valuesOf(id, ctx) } : {}) }
}
