import { sql } from 'kysely'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { namePart } from '#server/kit/download.ts'
import { periodPart, periodText } from '#server/kit/sheet/about.ts'
import type { Filter } from '#server/loop/filter.data.ts'

export const ventureName = async (db: Db, id: number | undefined): Promise<string | undefined> =>
  id === undefined
    ? undefined
    : (await db.selectFrom('ventures').select('nome').where('id', '=', id).executeTakeFirst())?.nome

/** Whose loops these are, where they are one person's. Who sees only their own is not told another's name. */
const personName = async (db: Db, { only_user, user_id }: Filter): Promise<string | undefined> => {
  const id = only_user ?? user_id
  if (id === undefined || (user_id !== undefined && user_id !== id)) return undefined
  const { rows } = await sql<{ nome: string }>`
    select trim(nome || ' ' || last_name) as nome from users where id = ${id}`.execute(db)
  return rows[0]?.nome
}

/** What an export was filtered by, in words; the period is always told. */
export const exportAbout = async (ctx: Context, filter: Filter): Promise<{ label: string; value: string }[]> => {
  const { say, db } = ctx
  const statuses = filter.status?.map((it) => say(`loop.status_${loopStatus.keyOf(it) ?? 'none'}`))
  const types = filter.tipo?.flatMap((it) => {
    const key = loopType.keyOf(it)
    return key ? [say(`loop.type_${key}`)] : []
  })
  const told = [
    { label: say('sheet.period'), value: periodText(ctx, filter) },
    { label: say('loopCenter.column_project'), value: await ventureName(db, filter.venture_id) },
    { label: say('loopCenter.column_responsavel'), value: await personName(db, filter) },
    { label: say('loopCenter.column_status'), value: statuses?.join(', ') },
    { label: say('loopCenter.column_tipo'), value: types?.join(', ') },
    { label: say('sheet.search'), value: filter.q },
  ]
  return told.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** `loops-portal-do-paciente-2026-10`: what was filtered, so that two files beside each other can be told apart. */
export const exportName = async ({ db, say, now }: Context, filter: Filter): Promise<string> => {
  const venture = await ventureName(db, filter.venture_id)
  const person = filter.user_id === undefined ? undefined : await personName(db, filter)
  const parts = [say('loopSheet.file'), venture, person].flatMap((it) => (it ? [namePart(it)] : []))
  return [...parts.filter(Boolean), periodPart(filter, { now, zone: filter.zone })].join('-')
}
