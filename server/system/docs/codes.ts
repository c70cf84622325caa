import { roles } from '#contract/access/roles.ts'
import type { Entries } from '#contract/kit/words.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { nouns } from '#contract/nouns.ts'
import { escape } from './html.ts'

interface Code {
  readonly value: number | string
  readonly key: string
  readonly pt: string
  readonly en: string
}
interface CodeTable {
  /** Fields that use the codes. */
  readonly fields: string
  readonly codes: readonly Code[]
}

interface Listed {
  readonly key: string
  readonly value: number | string
}

const named = (list: readonly Listed[], entries: Entries, prefix: string): Code[] =>
  list.map(({ key, value }) => {
    const [pt = key, en = key] = entries[`${prefix}_${key}`] ?? []
    return { value, key, pt, en }
  })

/** Columns of codes in the lists of nouns. */
const ofNouns: readonly CodeTable[] = nouns.flatMap(({ thing, list, words }) =>
  Object.entries(list.columns).flatMap(([name, column]) => {
    if (column.kind !== 'code') return []
    const listed = Array.isArray(column.codes)
      ? column.codes.map((key: string) => ({ key, value: key }))
      : 'list' in column.codes
        ? column.codes.list
        : []
    return [{ fields: `${thing}: ${name}`, codes: named(listed, words.entries, name) }]
  }),
)

const tables: readonly CodeTable[] = [
  { fields: 'Roles: role', codes: roles },
  { fields: 'loop: status, concluded_from', codes: named(loopStatus.list, loopWords.entries, 'status') },
  { fields: 'loop: tipo', codes: named(loopType.list, loopWords.entries, 'type') },
  ...ofNouns,
]

const tableHtml = ({ fields, codes }: CodeTable): string => `
  <h3>${escape(fields)}</h3>
  <table><thead><tr><th>Value</th><th>Name</th><th>English</th><th>Portuguese</th></tr></thead><tbody>${codes
    .map(
      ({ value, key, pt, en }) =>
        `<tr><td><code>${String(value)}</code></td><td>${escape(key)}</td><td>${escape(en)}</td><td lang="pt">${escape(pt)}</td></tr>`,
    )
    .join('')}</tbody></table>`

/** Every code with its meaning in both languages. */
export const codesHtml = (): string => tables.map(tableHtml).join('')
