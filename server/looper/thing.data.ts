import { sql } from 'kysely'
import { looperList } from '#contract/looper/looper.ts'
import { documentKind } from '#contract/person/documents.ts'
import { personWords } from '#contract/person/person.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import { activePeople, livingRecords, nameOf } from '#server/kit/list/lookup.ts'
import { existing } from '#server/kit/list/read.ts'
import type { Thing } from '#server/kit/list/things.ts'
import { looperSource } from '#server/looper/looper.data.ts'

const named = new Map([
  ['type_id', livingRecords('looper_types')],
  ['sector_id', livingRecords('sectors')],
])

const ventures = livingRecords('ventures')
const isFieldWord = (key: string): key is keyof typeof personWords.entries => Object.hasOwn(personWords.entries, key)

/** Subject of an event: another person, a venture, the kind of a document, or the names of changed fields without
 * values. */
const aboutOf = async (detail: Readonly<Record<string, unknown>>, ctx: Context): Promise<string | null> => {
  const { user_id, venture_id, fields, kind } = detail
  if (typeof user_id === 'number') return (await nameOf(activePeople(), user_id, ctx)) ?? null
  if (typeof venture_id === 'number') return (await nameOf(ventures, venture_id, ctx)) ?? null
  const document = typeof kind === 'number' ? documentKind.keyOf(kind) : undefined
  if (document) return ctx.say(`document.kind_${document}`)
  if (!Array.isArray(fields)) return null
  return fields
    .map((it) => `field_${String(it)}`)
    .flatMap((key) => (isFieldWord(key) ? [ctx.say(`person.${key}`)] : []))
    .join(', ')
}

/** A person as a thing of the history; people have no traits. */
export const looperThing: Thing = {
  thing: 'looper',
  can: 'looper.open',
  columns: { ...looperList.columns, last_name: { kind: 'text' }, locale: { kind: 'text' }, zone: { kind: 'text' } },
  // Changes to one's own profile, and to one's places on teams.
  alsoTold: { thing: 'user', events: ['user.profileEdited', 'team.joined', 'team.changed', 'team.left'] },
  aboutOf,
  nameOf: async (field, value, ctx) => {
    const from = named.get(field)
    return from && typeof value === 'number' ? nameOf(from, value, ctx) : undefined
  },
  existing: (reader) => existing({ list: looperList, source: looperSource }, reader),
  traits: () => [],
  records: { ...activePeople(), gone: sql`(t.deleted_at is not null)` },
  mayEdit: () => false,
  mayModerate: () => false,
  link: (id) => pathTo('looperShow', { id }),
}
