import type { Column } from '#contract/kit/list/column.ts'
import { nounEvents } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import type { Locale, Message, Words } from '#contract/kit/words.ts'
import { looperList } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { nouns } from '#contract/nouns.ts'
import { documentWords } from '#contract/person/document.words.ts'
import { documentKind } from '#contract/person/documents.ts'
import { thingEventWords } from '#contract/things/thingEvent.words.ts'
import { auditWords } from './audit.words.ts'

/** Words of events that nouns have beside those of every noun; the history of their records reads them, too. */
const ownEvents = Object.fromEntries(
  nouns.flatMap(({ words }) => Object.entries(words.entries).filter(([key]) => key.startsWith('event_'))),
)
const entries: Words['entries'] = { ...auditWords.entries, ...thingEventWords.entries, ...ownEvents }
const named = (prefix: string): string[] =>
  Object.keys(entries).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
const textOf = (message: Message | undefined, locale: Locale): string | undefined => message?.[locale === 'pt' ? 0 : 1]

interface Worded {
  readonly thing: string
  readonly words: Words
  readonly list: { readonly columns: Readonly<Record<string, Column>> }
}

export const nounOfThing = (thing: string | null): (typeof nouns)[number] | undefined =>
  nouns.find((it) => it.thing === thing)

/** Things that have words and columns: the nouns on the kits, and people, whose writes are their own. */
const worded: readonly Worded[] = [...nouns, { thing: 'looper', words: looperWords, list: looperList }]
const wordedOf = (thing: string | null): Worded | undefined => worded.find((it) => it.thing === thing)

/** All audited events: those with a word of their own, and those of every noun on the kits. */
export const auditEvents: readonly string[] = [
  ...named('event_').map((it) => it.replace('_', '.')),
  ...nouns.flatMap(({ thing }) => nounEvents.map((it) => `${thing}.${it}`)),
  'looper.created',
  'looper.changed',
  'looper.exported',
]

/** Values of the filter: all events of a noun (`auth`), or one (`auth.failed`). */
export const auditActs: readonly string[] = [...named('noun_'), ...worded.map((it) => it.thing), ...auditEvents]

/** Values of `thing`; a single person is a `user`. */
export const auditThings: readonly string[] = [...named('thing_'), ...nouns.map((it) => it.thing)]

/** Thing in words; an unknown one as it is stored. */
export const thingName = (thing: string, locale: Locale): string =>
  textOf(entries[`thing_${thing}`] ?? wordedOf(thing)?.words.entries['one'], locale) ?? thing

/** An event, or all of a noun's, in words; an unknown one as it is stored. */
export const eventName = (event: string, locale: Locale): string => {
  const [thing = '', act] = event.split('.')
  const noun = wordedOf(thing)
  if (act === undefined) return textOf(entries[`noun_${event}`] ?? noun?.words.entries['title'], locale) ?? event
  const own = textOf(entries[`event_${thing}_${act}`], locale)
  const known = nounEvents.find((it) => it === act)
  if (own !== undefined || !noun || !known) return own ?? event
  const form = nounWords.entries[`event_${known}`]
  return (textOf(form, locale) ?? '').replace('{{noun}}', thingName(thing, locale))
}

/** Name of a field in an audit's detail; for a noun on the kits, the title of its column. */
export const fieldName = (field: string, of: { thing: string | null; locale: Locale }): string => {
  const words: Words['entries'] = wordedOf(of.thing)?.words.entries ?? {}
  const column = words[`column_${field}`] ?? words[`column_${field.replace(/_id$/, '')}`]
  return textOf(column ?? entries[`field_${field}`], of.locale) ?? field
}

/** Value of a code column of a noun on the kits, in words. */
export const codeName = (
  value: number | string,
  { thing, field, locale }: { thing: string | null; field: string; locale: Locale },
): string | undefined => {
  if (thing === 'looper' && field === 'kind') {
    const words: Words['entries'] = documentWords.entries
    return textOf(words[`kind_${documentKind.keyOf(Number(value))}`], locale)
  }
  const noun = wordedOf(thing)
  const column = noun?.list.columns[field]
  if (!noun || column?.kind !== 'code') return undefined
  const key = 'keyOf' in column.codes ? column.codes.keyOf(Number(value)) : String(value)
  return textOf(noun.words.entries[`${field}_${key}`], locale)
}

/** Text of the names that the audit's list uses, `event_auth.failed` and `thing_user`. */
export const auditWord = (name: string, locale: Locale): string | undefined => {
  if (name.startsWith('event_')) return eventName(name.slice('event_'.length), locale)
  return name.startsWith('thing_') ? thingName(name.slice('thing_'.length), locale) : undefined
}
