import { z } from 'zod'
import { roles } from '#contract/access/roles.ts'
import { fileId } from '#contract/file/file.ts'
import { cnpjField, pixKeyField } from '#contract/kit/brazil/fields.ts'
import { codes } from '#contract/kit/codes.ts'
import { holidayCalls } from '#contract/kit/days/holidays.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { inYears, recordVersion } from '#contract/kit/page.ts'
import { optionalName, requiredName } from '#contract/kit/text.ts'

const HOLIDAYS_MOST = 200
/** Roles of people who sign in. */
export const configRoles = roles.map((it) => it.value).filter((it) => it !== 0)

/** First days of the week in use around the world. */
export const weekStarts = codes({ sunday: 0, monday: 1, saturday: 6 })

const day = z.iso.date({ error: 'userConfig.dayRule', abort: true }).refine(inYears, { error: 'userConfig.dayRule' })
const seconds = (min: number, max: number, error: string) =>
  z.number().int().min(min, { error }).max(max, { error }).nullable()

/** A name that may be empty; without a default, so that a change of others leaves it. */
const oneLine = (max: number) => optionalName(max).unwrap()

const fields = z.object({
  /** Name of the organisation, on documents and at sign-in. */
  nome: requiredName(120),
  /** Who invoices are from, as its register has it; the name where it is empty. */
  razao_social: oneLine(160),
  cnpj: cnpjField.nullable(),
  city: oneLine(80),
  /** What invoices are paid to. */
  pix_key: pixKeyField.nullable(),
  locale: z.enum(['pt', 'en']),
  /** First day of the week: 0 Sunday. */
  week_start: z.literal(weekStarts.values),
  /** Id of the logo's file, printed on documents. */
  logo: fileId.nullable(),
  /** Seconds between two presence checks; null: the environment's value, as for the next two. */
  check_seconds: seconds(60, 86_400, 'userConfig.checkRule'),
  alert_seconds: seconds(10, 3600, 'userConfig.answerRule'),
  elapsed_seconds: seconds(600, 604_800, 'userConfig.elapsedRule'),
  /** Hours without use after which a session ends; null: only its age ends it. */
  idle_hours: z.number().int().min(1).max(720).nullable(),
  /** Last day whose concluded loops cannot change any more; null: none is closed. */
  closed_until: day.nullable(),
  holidays: z.array(z.object({ day, nome: requiredName(120) })).max(HOLIDAYS_MOST),
  /** Address of an external text of the terms, empty for our own. */
  terms_link: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'userConfig.linkRule' }).max(500)]),
  factor_roles: z.array(z.literal(configRoles)).max(configRoles.length),
  /** First day on which the second factor is required; null: at once. */
  factor_from: day.nullable(),
})

const userConfig = fields.extend({
  /** Values that apply where nothing is set. */
  defaults: z.object({ check_seconds: z.number(), alert_seconds: z.number(), elapsed_seconds: z.number() }),
  version: z.number().int(),
})
export type UserConfig = z.output<typeof userConfig>
export type UserConfigFields = z.output<typeof fields>

export const configFields = fields.keyof().options

const answer = z.object({ data: userConfig })

export const userConfigCalls = {
  holidays: holidayCalls.list,
  show: endpoint({
    method: 'GET',
    path: '/api/user-config',
    shows: ['userConfig'],
    can: 'userConfig.open',
    summary: 'Defaults of the organisation',
    input: z.object({}),
    output: answer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/user-config',
    can: 'userConfig.edit',
    stepUp: ['factor_roles', 'factor_from', 'pix_key'],
    refuses: [409],
    summary: 'Changes defaults of the organisation, in force at once on every server; loops that run keep their rule',
    input: fields.partial().extend({ version: recordVersion }),
    output: answer,
  }),
}
