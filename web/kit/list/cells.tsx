import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showAs } from '#contract/kit/brazil/brazil.ts'
import type { CodeSet } from '#contract/kit/codes.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import {
  shareText,
  type CodeColumn,
  type Column,
  type HoursColumn,
  type PersonColumn,
  type RecordRef,
  type Share,
} from '#contract/kit/list/column.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import type { Format } from '#web/kit/format.ts'
import { RecordMark } from '#web/kit/list/RecordMark.tsx'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './cells.module.css'

/** Word of the list's noun by name, as in `column_nome`. */
export type SayKey = (key: string) => string

interface Shown {
  readonly f: Format
  /** Words of the list's noun. */
  readonly say: SayKey
  /** Key of the column, which the words of its codes begin with. */
  readonly column: string
}

/** Value of a row by the key of a column. */
export const valueOf = (row: unknown, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key]

/** Name of a code; undefined for an unknown one. */
const codeKey = (codes: CodeSet, value: unknown): string | undefined =>
  'keyOf' in codes ? codes.keyOf(Number(value)) : String(value)

const Code = ({ value, of, say, column }: { value: unknown; of: CodeColumn; say: SayKey; column: string }) => {
  const key = codeKey(of.codes, value)
  if (key === undefined) return <>{String(value)}</>
  const label = say(`${column}_${key}`)
  const tone = of.tones?.[key]
  return tone ? <StatusBadge tone={tone}>{label}</StatusBadge> : <>{label}</>
}

const Named = ({ of, noun }: { of: RecordRef; noun: string | undefined }) => (
  <span title={of.nome}>
    <RecordMark noun={noun} id={of.id} />
    {of.nome}
    {of.deleted_at && <DeletedMark at={of.deleted_at} />}
  </span>
)

const Moment = ({ when, f }: { when: string; f: Format }) => (
  <time dateTime={when} title={f.relative(when)} className="figures">
    {f.dateTime(when)}
  </time>
)

const Bar = ({ of, text }: { of: Share; text: string }) => {
  return (
    <span className={css['bar']}>
      <Progress size="sm" value={of.total === 0 ? 0 : (100 * of.done) / of.total} aria-label={text} />
      <span className="figures">{text}</span>
    </span>
  )
}

const Colour = ({ of }: { of: string }) => (
  <span className={css['colour']}>
    <svg viewBox="0 0 16 16" aria-hidden>
      <rect width="16" height="16" rx="4" fill={of} />
    </svg>
    <span className="figures">{of}</span>
  </span>
)

const Flag = ({ on }: { on: boolean }) => {
  const t = useWords(tableWords)
  const Icon = on ? IconCheck : IconMinus
  return <Icon size={16} stroke={2} role="img" aria-label={t(on ? 'yes' : 'no')} />
}

const padded = (value: number, digits: 2 | undefined, f: Format): string =>
  digits ? String(value).padStart(digits, '0') : f.number(value)

const hoursText = (value: number, { paid }: HoursColumn, f: Format): string =>
  paid ? f.paidHours(value) : f.hours(Math.round(value * 3600))

type Writer<C extends Column> = (value: never, of: C, shown: Shown) => ReactNode
type KindOf<K extends Column['kind']> = Extract<Column, { kind: K }>

const figure = (text: string) => <span className="figures">{text}</span>
const named = (value: RecordRef, of: PersonColumn) => <Named of={value} noun={of.of} />

/** Renderer of each kind. */
const writers: { readonly [K in Column['kind']]: Writer<KindOf<K>> } = {
  text: (value: string, of, { f }) =>
    of.shown ? (
      figure(showAs[of.shown](value, f.locale))
    ) : (
      <span title={value}>
        <Breakable text={value} />
      </span>
    ),
  code: (value: unknown, of, { say, column }) => <Code value={value} of={of} say={say} column={column} />,
  person: named,
  record: named,
  date: (value: string, _, { f }) => figure(f.date(value)),
  instant: (value: string, _, { f }) => <Moment when={value} f={f} />,
  duration: (value: number, of, { f }) => (of.single ? f.clock(value) : f.hours(value)),
  hours: (value: number, of, { f }) => hoursText(value, of, f),
  count: (value: number, of, { f }) => padded(value, of.digits, f),
  reais: (value: number, _, { f }) => f.money(fromDecimal(value)),
  centavos: (value: number, _, { f }) => f.money(value),
  flag: (value: boolean) => <Flag on={value} />,
  checklist: (value: Share, of) => figure(shareText(value, of)),
  progress: (value: Share, of) => <Bar of={value} text={shareText(value, of)} />,
  colour: (value: string) => <Colour of={value} />,
  own: () => null,
}

/** Value rendered by its column's kind, in a list and on a page; `- - -` where there is none. */
export const cellOf = (value: unknown, of: Column, shown: Shown): ReactNode => {
  if (value === null || value === undefined || value === '') return <span className={css['none']}>{EMPTY}</span>
  // A column's kind says which values it holds (`ColumnsOf`), which the compiler cannot follow here.
  return (writers[of.kind] as Writer<Column>)(value as never, of, shown)
}

/** Sum over a filter, formatted by its column's kind. */
export const sumText = (value: number, of: Column, f: Format): string => {
  switch (of.kind) {
    case 'duration':
      return f.hours(value)
    case 'hours':
      return hoursText(value, of, f)
    case 'reais':
      return f.money(fromDecimal(value))
    case 'centavos':
      return f.money(value)
    default:
      return f.number(value)
  }
}
