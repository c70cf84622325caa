import { useMemo } from 'react'
import { permissions } from '#contract/access/matrix.ts'
import { isRole, roles } from '#contract/access/roles.ts'
import { auditWord, codeName, eventName, fieldName, nounOfThing, thingName } from '#contract/audit/audit.names.ts'
import { isEmpty, storyOf } from '#contract/audit/audit.rules.ts'
import { auditPeople, type AuditRow } from '#contract/audit/audit.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { actWords } from '#contract/permission/act.words.ts'
import { partsOf } from '#contract/permission/permission.rules.ts'
import { thingWords } from '#contract/permission/thing.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { useCalls } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useLocale, useWords } from '#web/kit/words.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
/** Most records that a picker names in one call. */
const IDS_MAX = 100
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Codes that have a word. */
const codes = ['edit', 'reset', 'pending', 'review', 'off', 'denied', 'viewer', 'session'] as const

/** Page of an action's subject, if there is one. */
export const thingLink = ({ thing, thing_id: id, thing_gone }: AuditRow): string | undefined => {
  if (thing === null || id === null || thing_gone) return undefined
  const noun = nounOfThing(thing)
  if (noun?.routes.show) return linkOf(noun, Number(id))
  if (thing === 'loop') return pathTo('loopShow', { id })
  if (thing === 'support') return `${pathTo('support')}?m=${encodeURIComponent(id)}`
  if (thing === 'permission') return pathTo('permissionShow', { id })
  if (thing === 'role') return pathTo('permissionRoleEdit', { role: id })
  return thing === 'terms' ? pathTo('terms') : undefined
}

/** Words of the list, with the events and things that it names. */
export const useAuditSay = (): SayKey => {
  const t = useWords(auditWords)
  const plain = useNounWords(auditWords)
  const locale = useLocale()
  return useMemo(
    () => (name) => {
      const word = auditWord(name, locale)
      // "All events of a noun" is listed among the single ones.
      return name.startsWith('event_') && !name.includes('.') ? t('allOf', { noun: word ?? '' }) : (word ?? plain(name))
    },
    [t, plain, locale],
  )
}

/** Picker that names the record in a field. */
const lookupOf = (thing: string | null, field: string): Lookup | undefined =>
  field === 'user_id' || field === 'actor_id' ? auditPeople : nounOfThing(thing)?.crud.records[field]

/** Stored values of an action, each with its field. */
const valuesOf = ({ detail }: AuditRow): (readonly [string, unknown])[] => {
  const { changes, facts } = storyOf(detail)
  return [
    ...changes.flatMap(({ field, before, after }) => [before, after].map((it) => [field ?? '', it] as const)),
    ...facts,
  ]
}

/** Looks up names of records for their ids in the rows, one call for each picker. */
const useRecordNames = (rows: readonly AuditRow[]) => {
  const { can } = useSession()
  const asked = new Map<Lookup, Set<number>>()
  for (const row of rows)
    for (const [field, value] of valuesOf(row)) {
      const lookup = lookupOf(row.thing, field)
      if (!lookup || typeof value !== 'number' || (lookup.call.can !== 'login' && !can(lookup.call.can))) continue
      asked.set(lookup, (asked.get(lookup) ?? new Set()).add(value))
    }
  const lookups = [...asked.keys()]
  const found = useCalls(
    [...asked].map(([{ call }, ids]) => ({ endpoint: call, input: { ids: [...ids].slice(0, IDS_MAX).join(',') } })),
  )
  return (lookup: Lookup, id: number): string | undefined =>
    found[lookups.indexOf(lookup)]?.data.find((it) => it.id === id)?.nome
}

/** Translates events, fields and values of audit rows; an unknown one shows as it is stored. */
export const useAuditNames = (rows: readonly AuditRow[]) => {
  const t = useWords(auditWords)
  const n = useWords(nounWords)
  const l = useWords(loopWords)
  const ofThing = useWords(thingWords)
  const ofAct = useWords(actWords)
  const f = useFormat()
  const locale = useLocale()
  const nameOf = useRecordNames(rows)

  const record = ({ thing, thing_id: id, thing_name }: AuditRow): string => {
    if (id === null) return ''
    const permission = thing === 'permission' ? permissions.find((it) => it === id) : undefined
    if (permission) {
      const parts = partsOf(permission)
      return `${ofThing(parts.thing)} · ${ofAct(parts.act)}`
    }
    const role = thing === 'role' ? Number(id) : -1
    return isRole(role) ? roles[role][locale] : (thing_name ?? id)
  }
  const number = (value: number, field: string, thing: string | null): string => {
    if (field === 'role' && isRole(value)) return roles[value][locale]
    const lookup = lookupOf(thing, field)
    if (lookup) return nameOf(lookup, value) ?? String(value)
    const code = codeName(value, { field, thing, locale })
    if (code !== undefined) return code
    const type = field === 'tipo' ? loopType.keyOf(value) : undefined
    if (type) return l(`type_${type}`)
    const status = field === 'status' ? loopStatus.keyOf(value) : undefined
    return status ? l(`status_${status}`) : String(value)
  }
  const text = (value: string, field: string): string => {
    if (field === 'event') return eventName(value, locale)
    if (field === 'thing') return thingName(value, locale)
    const known = ['reason', 'registration', 'by'].includes(field) ? codes.find((one) => one === value) : undefined
    if (known) return t(`value_${known}`)
    if (DAY.test(value)) return f.date(value)
    return INSTANT.test(value) ? f.dateTime(value) : value
  }
  const shown = (value: unknown, field: string, thing: string | null): string => {
    if (isEmpty(value)) return EMPTY
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return number(value, field, thing)
    if (Array.isArray(value)) return value.map((one) => shown(one, field, thing)).join(', ')
    return typeof value === 'string' ? text(value, field) : JSON.stringify(value)
  }
  /** An empty side of a change is shown in words. */
  const changed: typeof shown = (value, ...of) => (isEmpty(value) ? n('valueEmpty') : shown(value, ...of))
  /** Changes and other facts of an action in words. */
  const story = ({ detail, thing }: AuditRow) => {
    const { changes, facts } = storyOf(detail)
    const label = (field: string) => fieldName(field, { thing, locale })
    return {
      changes: changes.map(({ field, before, after }) => ({
        field: field === null ? null : label(field),
        before: changed(before, field ?? '', thing),
        after: changed(after, field ?? '', thing),
      })),
      facts: facts.map(([field, value]) => ({ label: label(field), value: shown(value, field, thing) })),
    }
  }
  return { record, story, event: (it: string) => eventName(it, locale), thing: (it: string) => thingName(it, locale) }
}

export type AuditNames = ReturnType<typeof useAuditNames>
