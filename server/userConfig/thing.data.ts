import { sql } from 'kysely'
import { pathTo } from '#contract/routes/match.ts'
import { configFields } from '#contract/userConfig/userConfig.ts'
import type { Thing } from '#server/kit/list/things.ts'

/** The one record of the organisation's defaults as its history meets it; nothing hangs on it. */
export const userConfigThing: Thing = {
  thing: 'userConfig',
  can: 'userConfig.open',
  columns: Object.fromEntries(configFields.map((field) => [field, { kind: 'text' as const }])),
  nameOf: async () => undefined,
  existing: () => sql`true`,
  traits: () => [],
  records: { table: 'user_config', scope: () => 'everything', label: sql`''`, hint: sql`''`, gone: sql`false` },
  mayEdit: () => false,
  mayModerate: () => false,
  link: () => pathTo('userConfig'),
}
