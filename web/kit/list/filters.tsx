import {
  IconCalendar,
  IconHash,
  IconListDetails,
  IconListSearch,
  IconToggleLeft,
  IconTrash,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import type { Permission } from '#contract/access/matrix.ts'
import type { CodeSet } from '#contract/kit/codes.ts'
import { deletedChoices, filterNames, filterWord, type Filter } from '#contract/kit/list/filter.ts'
import { seenFilters, type List } from '#contract/kit/list/list.ts'
import { periods } from '#contract/kit/period.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { useCalls } from '#web/kit/call/query.ts'
import { shownDay } from '#web/kit/form/fields/dates/typedDay.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import { RecordFilter } from '#web/kit/list/RecordFilter.tsx'
import { TextFilter } from '#web/kit/list/TextFilter.tsx'
import type { TableFilter } from '#web/kit/table/filter/filter.ts'
import { orderedDays } from '#web/kit/table/state/listReading.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords, type Say } from '#web/kit/words.ts'

const period = onDemand('Period', async () => (await import('#web/kit/table/filter/PeriodChoice.tsx')).PeriodChoice)

type Values = Readonly<Partial<Record<string, string>>>
type Set = (changes: Readonly<Record<string, string | null>>) => void
type Words = Say<typeof tableWords>

const icons: Readonly<Record<Filter['kind'], Icon>> = {
  codes: IconListDetails,
  record: IconListSearch,
  days: IconCalendar,
  flag: IconToggleLeft,
  text: IconHash,
}

interface About {
  readonly key: string
  readonly filter: Filter
  readonly label: string
  readonly values: Values
  readonly set: Set
}

const codeChoices = (codes: CodeSet, label: (key: string) => string) =>
  'list' in codes
    ? codes.list.map((it) => ({ value: String(it.value), label: label(it.key) }))
    : codes.map((it) => ({ value: it, label: label(it) }))

/** A stretch of days as its chip says it. */
const daysShown = (
  { period, from, to }: { period?: string | undefined; from?: string | undefined; to?: string | undefined },
  t: Words,
): string | undefined => {
  const known = periods.find((it) => it === period)
  if (known) return t(`period_${known}`)
  if (from !== undefined && to !== undefined) return `${shownDay(from)} – ${shownDay(to)}`
  if (from !== undefined) return t('since', { date: shownDay(from) })
  return to === undefined ? undefined : t('until', { date: shownDay(to) })
}

const daysFilter = ({ key, filter, label, values, set }: About, t: Words): TableFilter<string> => {
  const [named, from = '', to = ''] = filterNames(key, filter)
  const of = orderedDays({ period: values[named], from: values[from], to: values[to] })
  return {
    names: [named, from, to],
    label,
    icon: icons.days,
    shown: daysShown(of, t),
    editor: (close) => (
      <period.Part
        of={{ ...(of.period && { period: of.period }), ...(of.from && { from: of.from }), ...(of.to && { to: of.to }) }}
        close={close}
        onMissing={close}
        onChange={(it) => set({ [named]: it.period ?? null, [from]: it.from ?? null, [to]: it.to ?? null })}
      />
    ),
  }
}

const tableFilter = (
  options: About,
  { t, say, name }: { t: Words; say: SayKey; name: string | undefined },
): TableFilter<string> => {
  const { key, filter, label, values, set } = options
  const icon = filter.kind === 'record' && filter.lookup.people ? IconUser : icons[filter.kind]
  const about = { names: [key] as const, label, icon }
  const change = (close: () => void) => (value: string | null) => {
    set({ [key]: value })
    close()
  }
  switch (filter.kind) {
    case 'codes':
      return { ...about, choices: codeChoices(filter.codes, (code) => say(`${filter.of}_${code}`)), many: true }
    case 'flag':
      return {
        ...about,
        choices: [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ],
      }
    case 'days':
      return daysFilter(options, t)
    case 'record':
      return {
        ...about,
        shown: values[key] === undefined ? undefined : (name ?? values[key]),
        editor: (close) => (
          <RecordFilter label={label} lookup={filter.lookup} value={values[key]} onChange={change(close)} />
        ),
      }
    case 'text':
      if (filter.known) return { ...about, choices: codeChoices(filter.known, (text) => say(`${filter.of}_${text}`)) }
      return {
        ...about,
        shown: values[key],
        editor: (close) => <TextFilter label={label} value={values[key]} onChange={change(close)} />,
      }
  }
}

const ID = /^[1-9]\d*$/

interface Given {
  readonly say: SayKey
  readonly may: (permission: Permission) => boolean
  readonly values: Values
  readonly set: Set
}

/** The filters of a list that this person may use: a filter needs the permission of the column that it reveals. */
export const useListFilters = <R, C extends string, F extends string>(
  list: List<R, C, F>,
  { say, may, values, set }: Given,
): readonly TableFilter<string>[] => {
  const t = useWords(tableWords)
  period.useAhead()
  const seen = seenFilters(list, may)
  const records = seen.flatMap((key) => {
    const filter: Filter = list.filters[key]
    return filter.kind === 'record' ? [{ key, lookup: filter.lookup }] : []
  })
  const answers = useCalls(
    records.map(({ key, lookup }) => {
      const id = values[key]
      return { endpoint: lookup.call, input: id !== undefined && ID.test(id) ? { ids: id } : undefined }
    }),
  )
  const nameOf = (key: string) => answers[records.findIndex((it) => it.key === key)]?.data[0]?.nome
  const filters = seen.map((key) => {
    const filter = list.filters[key]
    return tableFilter({ key, filter, label: say(filterWord(filter)), values, set }, { t, say, name: nameOf(key) })
  })
  if (!list.deleted || !may(list.deleted)) return filters
  const choices = deletedChoices.map((value) => ({ value, label: t(`deleted_${value}`) }))
  return [...filters, { names: ['deleted'], label: t('deletedRows'), icon: IconTrash, choices }]
}
