import { roles } from '#contract/access/roles.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { holidayCalls } from '#contract/kit/days/holidays.ts'
import { userConfigCalls, type UserConfig, type UserConfigFields } from '#contract/userConfig/userConfig.ts'
import { claimFile, dropFiles } from '#server/file/file.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { refuse, stale } from '#server/kit/refuse.ts'
import { limitsOf, limitsOfLoop } from '#server/loop/limits.data.ts'

const described = async (ctx: Context): Promise<UserConfig> => {
  const { id: _id, ...set } = await ctx.db
    .selectFrom('user_config')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const nome = (await organisationName(ctx.db)) ?? ''
  const factor_roles = set.factor_roles.filter((it): it is UserConfig['factor_roles'][number] => it > 0)
  return { ...set, factor_roles, nome, defaults: limitsOf(ctx.services.config) }
}

const wrong = (
  field: keyof UserConfigFields,
  word: 'userConfig.alertRule' | 'userConfig.twice' | 'userConfig.closedRule',
): never => refuse('common.invalid', { status: 422, fields: { [field]: word } })

/** Checks rules between several fields. */
const check = (after: UserConfigFields, ctx: Context): void => {
  const { check_seconds, alert_seconds } = limitsOfLoop(after, ctx.services.config)
  // An alert longer than the time between two checks would still run when the next one is due.
  if (alert_seconds >= check_seconds) wrong('alert_seconds', 'userConfig.alertRule')
  if (after.closed_until !== null && after.closed_until >= todayIn(ctx.now))
    wrong('closed_until', 'userConfig.closedRule')
  if (new Set(after.holidays.map((it) => it.day)).size < after.holidays.length) wrong('holidays', 'userConfig.twice')
}

const tidy = (given: Partial<UserConfigFields>): Partial<UserConfigFields> => ({
  ...given,
  ...(given.factor_roles && { factor_roles: [...new Set(given.factor_roles)].toSorted((a, b) => a - b) }),
  ...(given.holidays && { holidays: given.holidays.toSorted((a, b) => (a.day < b.day ? -1 : 1)) }),
})

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Name of a file for the history, more readable than its id. */
const nameOfFile = async (ctx: Context, id: number): Promise<string> =>
  (await ctx.db.selectFrom('files').select('nome').where('id', '=', id).executeTakeFirst())?.nome ?? String(id)

/** Lists and files as texts for the history. */
const inWords = async (of: Partial<UserConfigFields>, ctx: Context) => ({
  ...of,
  ...(of.logo && { logo: await nameOfFile(ctx, of.logo) }),
  ...(of.holidays && { holidays: of.holidays.map((it) => `${it.day} ${it.nome}`).join('; ') }),
  ...(of.factor_roles && {
    factor_roles: roles.flatMap((it) => (of.factor_roles?.some((one) => one === it.value) ? [it.pt] : [])).join(', '),
  }),
})

/** Claims the new logo and removes the old one. */
const exchangeLogo = async (ctx: Context, from: number | null, to: number | null): Promise<void> => {
  if (to !== null) await claimFile(ctx, { id: to, use: 'logo', thing: 'userConfig', thing_id: 1, field: 'logo' })
  if (from !== null) await dropFiles(ctx, [from])
}

const store = async (ctx: Context, changed: Partial<UserConfigFields>, version: number): Promise<void> => {
  const { nome, holidays, ...columns } = changed
  await ctx.db
    .updateTable('user_config')
    .set({ ...columns, ...(holidays && { holidays: JSON.stringify(holidays) }), version })
    .where('id', '=', 1)
    .execute()
  if (nome !== undefined)
    await ctx.db
      .insertInto('organisation')
      .values({ id: 1, nome, created_at: ctx.now })
      .onConflict((on) => on.column('id').doUpdateSet({ nome }))
      .execute()
}

export const userConfigApi = [
  handle(userConfigCalls.show, async (ctx) => ({ data: await described(ctx) })),

  handle(holidayCalls.list, async ({ db }) => {
    const set = await db.selectFrom('user_config').select('holidays').where('id', '=', 1).executeTakeFirstOrThrow()
    return { data: set.holidays }
  }),

  handle(userConfigCalls.update, async (ctx, { version, ...sent }) => {
    await ctx.db.selectFrom('user_config').select('id').where('id', '=', 1).forUpdate().execute()
    const before = await described(ctx)
    if (before.version !== version) return stale(before)
    const given = tidy(sent)
    check({ ...before, ...given }, ctx)
    const kept = new Map<string, unknown>(Object.entries(before))
    const names = Object.entries(given).flatMap(([name, value]) => (isSame(kept.get(name), value) ? [] : [name]))
    if (names.length === 0) return { data: before }
    const changed = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
    if (names.includes('logo')) await exchangeLogo(ctx, before.logo, given.logo ?? null)
    await store(ctx, changed, version + 1)
    const was = Object.fromEntries(names.map((name) => [name, kept.get(name)]))
    const detail = { before: await inWords(was, ctx), after: await inWords(changed, ctx) }
    await ctx.audit({ event: 'userConfig.changed', thing: 'userConfig', thing_id: 1, detail })
    return { data: await described(ctx) }
  }),
]
