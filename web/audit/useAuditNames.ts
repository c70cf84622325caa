import { permissions } from '#contract/access/matrix.ts'
import { isRole, roles } from '#contract/access/roles.ts'
import { auditNouns, auditThings, eventWord } from '#contract/audit/audit.events.ts'
import type { AuditRow } from '#contract/audit/audit.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { actWords } from '#contract/permission/act.words.ts'
import { partsOf } from '#contract/permission/permission.rules.ts'
import { thingWords } from '#contract/permission/thing.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { usePeople } from '#web/audit/usePeople.ts'
import { useFormat } from '#web/kit/format.ts'
import { useLocale, useWords } from '#web/kit/words.ts'

type About = Pick<AuditRow, 'thing' | 'thing_id' | 'thing_name' | 'thing_gone'>

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const fields = [
  'role',
  'reason',
  'registration',
  'tipo',
  'status',
  'descricao',
  'ajustes',
  'data_inicio',
  'data_fim',
  'fim',
  'atomo',
  'atomo_id',
  'venture',
  'venture_id',
  'user_id',
  'actor_id',
  'offline_at',
  'thing',
  'thing_id',
  'q',
  'ip',
  'method',
  'route',
  'values',
  'from',
  'to',
  'event',
  'format',
  'count',
] as const

/** Codes that stand for a word. */
const codes = ['edit', 'reset', 'pending', 'review', 'off', 'denied'] as const

/** The page of what a deed is about, where there is one. */
export const thingLink = ({ thing, thing_id: id, thing_gone }: About): string | undefined => {
  if (thing === null || id === null || thing_gone) return undefined
  if (thing === 'loop') return pathTo('loopShow', { id })
  if (thing === 'support') return `${pathTo('support')}?m=${encodeURIComponent(id)}`
  if (thing === 'permission') return pathTo('permissionShow', { id })
  if (thing === 'role') return pathTo('permissionRoleEdit', { role: id })
  return thing === 'terms' ? pathTo('terms') : undefined
}

/** What the audit keeps, in the language of the screen; what nobody has named shows as it was kept. */
export const useAuditNames = () => {
  const t = useWords(auditWords)
  const l = useWords(loopWords)
  const f = useFormat()
  const locale = useLocale()
  const ofThing = useWords(thingWords)
  const ofAct = useWords(actWords)

  const people = usePeople()

  const thing = (it: string): string => {
    const known = auditThings.find((one) => one === it)
    return known ? t(`thing_${known}`) : it
  }
  const record = ({ thing: of, thing_id: id, thing_name }: Omit<About, 'thing_gone'>): string => {
    if (id === null) return ''
    const permission = of === 'permission' ? permissions.find((it) => it === id) : undefined
    if (permission) {
      const it = partsOf(permission)
      return `${ofThing(it.thing)} · ${ofAct(it.act)}`
    }
    const role = of === 'role' ? Number(id) : -1
    if (isRole(role)) return roles[role][locale]
    return thing_name ?? id
  }
  const code = (it: number, field: string | null | undefined): string => {
    if (field === 'role' && isRole(it)) return roles[it][locale]
    const type = field === 'tipo' ? loopType.keyOf(it) : undefined
    if (type) return l(`type_${type}`)
    const status = field === 'status' ? loopStatus.keyOf(it) : undefined
    if (status) return l(`status_${status}`)
    if (field !== 'user_id' && field !== 'actor_id') return String(it)
    return people.find((one) => one.value === String(it))?.label ?? String(it)
  }
  const event = (it: string): string => {
    const noun = auditNouns.find((one) => one === it)
    if (noun) return t(`noun_${noun}`)
    const word = eventWord(it)
    return word ? t(word) : it
  }
  const text = (it: string, field: string | null | undefined): string => {
    if (field === 'event') return event(it)
    if (field === 'thing') return thing(it)
    const known = field === 'reason' || field === 'registration' ? codes.find((one) => one === it) : undefined
    if (known) return t(`value_${known}`)
    if (DAY.test(it)) return f.date(`${it}T12:00:00Z`)
    return INSTANT.test(it) ? f.dateTime(it) : it
  }
  const value = (it: unknown, field?: string | null): string => {
    if (it === null || it === undefined || it === '') return EMPTY
    if (typeof it === 'boolean') return t(it ? 'yes' : 'no')
    if (typeof it === 'number') return code(it, field)
    if (Array.isArray(it)) return it.map((one) => value(one, field)).join(', ')
    return typeof it === 'string' ? text(it, field) : JSON.stringify(it)
  }
  return {
    thing,
    record,
    value,
    event,
    field: (it: string): string => {
      const known = fields.find((one) => one === it)
      return known ? t(`field_${known}`) : it
    },
  }
}

export type AuditNames = ReturnType<typeof useAuditNames>
