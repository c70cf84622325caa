import type { z } from 'zod'
import { ROLE } from '#contract/access/role.ts'
import { looperEdit, looperFields, type looperCalls } from '#contract/looper/looper.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { choosable, type LookupSource } from '#server/kit/list/lookup.ts'
import { refuse, stale } from '#server/kit/refuse.ts'
import { endAccess } from '#server/kit/session/ended.ts'
import { areas, looperOf, sectors, types } from '#server/looper/looper.data.ts'
import { keepAdmin, lockPerson, noteChange, type LockedPeople, type LockedPerson } from '#server/looper/write.data.ts'

type Edit = z.output<typeof looperCalls.update.input>
type Given = Omit<Edit, 'id' | 'version'>

const wrong = (field: keyof Given, word: WordKey, status = 422): never =>
  refuse(word, { status, fields: { [field]: word } })

/** Nobody raises their own role, and only role 1 gives or takes role 1: a director cannot assign rights that they
 * lack. */
const checkRole = (person: LockedPerson, role: number, ctx: Context): void => {
  if (!ctx.may('looper.changeRole')) wrong('role', 'common.accessDenied', 403)
  if (person.id === ctx.user.id) wrong('role', 'looper.ownRole')
  if ((person.role === ROLE.admin || role === ROLE.admin) && ctx.user.role !== ROLE.admin)
    wrong('role', 'looper.adminRole')
}

/**
 * Nobody says what their own hour is worth while another administrator could (decision 096). Active administrators are
 * locked with the person, so that none who is just switched off counts.
 */
const checkValue = ({ person, otherAdmins }: LockedPeople, value: number | undefined, ctx: Context): void => {
  if (value === undefined) return
  if (!ctx.may('looper.seeValue')) wrong('valor_hora_centavos', 'common.columnHidden', 403)
  const own = person.id === ctx.user.id && value !== person.valor_hora_centavos
  if (own && otherAdmins > 0) wrong('valor_hora_centavos', 'looper.ownValue', 403)
}

/** Refuses newly chosen records that cannot be chosen; present ones may stay. */
const checkChosen = async (
  field: keyof Given,
  chosen: { ids: readonly number[]; before: readonly number[]; from: LookupSource },
  ctx: Context,
): Promise<void> => {
  const fresh = chosen.ids.filter((id) => !chosen.before.includes(id))
  if (fresh.length === 0) return
  const found = await choosable(chosen.from, fresh, ctx)
  if (fresh.some((id) => !found.has(id)))
    refuse('common.invalid', { status: 422, fields: { [field]: 'common.recordGone' } })
}

const idsOf = (id: number | null | undefined): number[] => (typeof id === 'number' ? [id] : [])

const check = async (given: Given, before: Given, { people, ctx }: { people: LockedPeople; ctx: Context }) => {
  const { person } = people
  checkValue(people, given.valor_hora_centavos, ctx)
  if (given.role !== undefined && given.role !== person.role) {
    checkRole(person, given.role, ctx)
    keepAdmin(people, { role: given.role })
  }
  await checkChosen('type_id', { ids: idsOf(given.type_id), before: idsOf(before.type_id), from: types }, ctx)
  await checkChosen('sector_id', { ids: idsOf(given.sector_id), before: idsOf(before.sector_id), from: sectors }, ctx)
  await checkChosen('area_ids', { ids: given.area_ids ?? [], before: before.area_ids ?? [], from: areas }, ctx)
}

/** Records the start of a new hourly value, and first the value that the person began with. */
const keepValue = async (person: LockedPerson, valor_hora_centavos: number, ctx: Context): Promise<void> => {
  const user_id = person.id
  const kept = await ctx.db.selectFrom('hourly_values').select('id').where('user_id', '=', user_id).limit(1).execute()
  const first = { user_id, valor_hora_centavos: person.valor_hora_centavos, from_at: person.created_at, by_id: null }
  const next = { user_id, valor_hora_centavos, from_at: ctx.now, by_id: ctx.user.id }
  await ctx.db
    .insertInto('hourly_values')
    .values(kept.length === 0 ? [first, next] : [next])
    .execute()
}

const writeAreas = async (user_id: number, ids: readonly number[], { db }: Context): Promise<void> => {
  await db.deleteFrom('user_areas').where('user_id', '=', user_id).execute()
  if (ids.length === 0) return
  await db
    .insertInto('user_areas')
    .values(ids.map((area_id) => ({ user_id, area_id })))
    .execute()
}

const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((it) => b.includes(it)) : a === b

/** Edits a person in the version that the writer saw, under their lock; only changed fields are written and audited. */
export const editPerson = async ({ id, version, ...sent }: Edit, ctx: Context): Promise<void> => {
  const people = await lockPerson(id, ctx)
  const { person } = people
  const shown = await looperOf(id, ctx)
  const before: Given = { ...looperFields(shown), valor_hora_centavos: person.valor_hora_centavos }
  if (person.version !== version) return stale({ ...shown, ...looperFields(shown) })
  const given: Given = { ...sent, ...(sent.area_ids && { area_ids: [...new Set(sent.area_ids)] }) }
  await check(given, before, { people, ctx })
  const names = looperEdit
    .keyof()
    .options.filter((name) => given[name] !== undefined && !same(given[name], before[name]))
  if (names.length === 0) return
  const part = (of: Given) => Object.fromEntries(names.map((name) => [name, of[name]]))
  const { area_ids, type_id, ...columns } = looperEdit.parse(part(given))
  if (columns.role !== undefined) await endAccess(id, ctx)
  if (columns.valor_hora_centavos !== undefined) await keepValue(person, columns.valor_hora_centavos, ctx)
  if (area_ids) await writeAreas(id, area_ids, ctx)
  await ctx.db
    .updateTable('users')
    .set({ ...columns, ...(type_id === undefined ? {} : { tipo: type_id }), version: version + 1 })
    .where('id', '=', id)
    .execute()
  const after = await looperOf(id, ctx)
  const recorded = ({ area_ids: ids, ...of }: Readonly<Record<string, unknown>>, text: string) =>
    ids ? { ...of, areas: text } : of
  const detail = { before: recorded(part(before), shown.areas), after: recorded(part(given), after.areas) }
  await noteChange(id, detail, ctx)
}
