import { z } from 'zod'
import { addDays } from '#contract/kit/dates.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { idParam, recordVersion, searchInput } from '#contract/kit/page.ts'
import { photoRef, type PhotoRef } from '#contract/kit/person/photo.ts'
import { colour } from '#contract/kit/text.ts'
import { commitment, teamPosition, teamRoom, teamSeniority } from './team.codes.ts'

/** Weekly hours of each commitment. */
const HOURS: Readonly<Record<number, number>> = { 1: 40, 2: 20, 3: 10 }
const hoursOf = (value: number | null | undefined): number | undefined =>
  value === null || value === undefined ? undefined : HOURS[value]

const WORKDAYS = 5
const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Seconds of a commitment on a day; undefined on weekends and holidays, on which nothing is expected. */
export const expectedDaySeconds = (
  value: number | null | undefined,
  { day, holidays }: { day: string; holidays: readonly string[] },
): number | undefined => {
  const hours = hoursOf(value)
  if (hours === undefined || !isWorkday(day) || holidays.includes(day)) return undefined
  return (hours * 3600) / WORKDAYS
}

/** Seconds of a commitment in the week from `first` on: each holiday on a workday takes a fifth off. */
export const expectedSeconds = (
  value: number | null | undefined,
  { first, holidays }: { first: string; holidays: readonly string[] },
): number | undefined => {
  const hours = hoursOf(value)
  if (hours === undefined) return undefined
  const past = addDays(first, 7)
  const off = new Set(holidays.filter((day) => day >= first && day < past && isWorkday(day))).size
  return Math.round((hours * 3600 * (WORKDAYS - off)) / WORKDAYS)
}

/** Most ventures on a page: a team is shown in full. */
export const TEAMS_MAX = 20

export interface TeamMember {
  user_id: number
  nome: string
  foto: PhotoRef
  position: number
  room: number
  /** Access role of the person; missing for clients and guests. */
  role?: number
  /** Missing for clients and guests. */
  seniority: number | null
  color: string | null
  /** Name of the looper type. */
  tipo_nome: string | null
  /** True when the person may not sign in any more; only for readers who may remove them. */
  off: boolean
  version: number
  /** True while a loop of theirs runs; missing for clients and guests. */
  working?: boolean
  /** Seconds of their week in all ventures, finished and running; only one's own, and for people who see everybody's
   * loops. */
  week_seconds?: number
  commitment?: number | null
  /** Seconds of this week by the commitment, less the organisation's holidays. */
  expected_seconds?: number
}

export interface Team {
  id: number
  nome: string
  code: string
  members: TeamMember[]
}

const member: z.ZodType<TeamMember> = z.object({
  user_id: z.number().int(),
  nome: z.string(),
  foto: photoRef,
  position: z.number().int(),
  room: z.number().int(),
  role: z.number().int().optional(),
  seniority: z.number().int().nullable(),
  color: z.string().nullable(),
  tipo_nome: z.string().nullable(),
  off: z.boolean(),
  version: z.number().int(),
  working: z.boolean().optional(),
  week_seconds: z.number().int().optional(),
  commitment: z.number().int().nullable().optional(),
  expected_seconds: z.number().int().optional(),
})

const team: z.ZodType<Team> = z.object({
  id: z.number().int(),
  nome: z.string(),
  code: z.string(),
  members: z.array(member),
})

/** People who may join a team: active, with a verified e-mail (specification, section 5). */
export const teamPeople = lookupOf({
  path: '/api/team/people',
  can: 'team.create',
  summary: 'Finds people who may join a team: active ones with a verified e-mail',
})

const fields = {
  position: z.literal(teamPosition.values),
  room: z.literal(teamRoom.values),
  seniority: z.literal(teamSeniority.values).nullable(),
  color: colour.nullable(),
}
/** People that a new venture begins with. */
const TEAM_MAX = 50
export const newTeam = z
  .array(
    z.strictObject({
      user_id: recordId,
      position: fields.position.default(teamPosition.of.looper),
      room: fields.room.default(teamRoom.of.technical),
      seniority: fields.seniority.default(null),
      color: fields.color.default(null),
    }),
  )
  .max(TEAM_MAX)
  .optional()
export type NewMember = NonNullable<z.output<typeof newTeam>>[number]

const which = { venture_id: idParam, user_id: idParam }
const one = z.object({ data: team })

/** Inputs and answers of `teamCalls`. */
export const teamSchemas = {
  list: {
    input: z.object({
      q: searchInput,
      venture_id: idParam.optional(),
      position: z.coerce
        .number<number | string>()
        .pipe(z.literal([...teamPosition.values]))
        .optional(),
    }),
    output: z.object({ data: z.array(team), more: z.boolean() }),
  },
  add: {
    input: z.object({ venture_id: recordId, user_id: recordId, ...fields, seniority: fields.seniority.default(null) }),
    output: one,
  },
  update: {
    input: z.object({
      ...which,
      version: recordVersion,
      ...z.object({ ...fields, commitment: z.literal(commitment.values).nullable() }).partial().shape,
    }),
    output: one,
  },
  remove: {
    input: z.object({ ...which, version: recordVersion }),
    output: z.object({ message: z.string() }),
  },
}
