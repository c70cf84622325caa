import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { isEmpty } from '#contract/audit/audit.rules.ts'
import { historyCalls, type HistoryEntry } from '#contract/history/history.ts'
import type { Column } from '#contract/kit/list/column.ts'
import { nounEvents } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import type { Words } from '#contract/kit/words.ts'
import { thingEventWords } from '#contract/things/thingEvent.words.ts'
import { useMore } from '#web/kit/call/more.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf, type SayKey } from '#web/kit/list/cells.tsx'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { Section } from '#web/kit/ui/page/layout.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './page.module.css'

type Change = HistoryEntry['changes'][number]

/** Any noun, or something else with events of its own. */
interface HistorySource {
  readonly thing: string
  readonly words: Words
  readonly list: { readonly columns: Readonly<Record<string, Column>> }
  /** Words of its own events, by their names in the audit. */
  readonly events?: Words
}

/** True when the column's kind formats the value: a date, a code, a colour. */
const isWritten = (column: Column): boolean =>
  column.kind !== 'person' && column.kind !== 'record' && column.kind !== 'text'

/** Changed fields with their former and new value, each formatted by its column. */
const Changes = ({ noun, of }: { noun: HistorySource; of: readonly Change[] }) => {
  const say = useNounWords(noun.words)
  const t = useWords(nounWords)
  const f = useFormat()
  const columnOf = (field: string) => noun.list.columns[field] ?? noun.list.columns[field.replace(/_id$/, '')]
  const shown = (value: unknown, field: string) => {
    const column = columnOf(field)
    if (isEmpty(value)) return t('valueEmpty')
    // A record is shown by its name, which the server has looked up.
    if (typeof value === 'string' && (!column || !isWritten(column))) return value
    if (!column) return JSON.stringify(value)
    // A field with an unreadable value shows its column's name alone.
    return cellOf(value, column, { f, say, column: field })
  }
  return of.map(({ field, before, after }) => (
    <p key={field} className={css['change']}>
      {say(`column_${field.replace(/_id$/, '')}`)}: <del>{shown(before, field)}</del> → <ins>{shown(after, field)}</ins>
    </p>
  ))
}

interface Naming {
  readonly of: Words
  readonly say: SayKey
}

/** Words of an event from the first source that has them; an unknown event shows its own name. */
const saidOf = (event: string, ways: readonly Naming[]): string => {
  const key = `event_${event.replace('.', '_')}`
  return ways.find((it) => Object.hasOwn(it.of.entries, key))?.say(key) ?? event
}

const Entry = ({ noun, of }: { noun: HistorySource; of: HistoryEntry }) => {
  const t = useWords(nounWords)
  const say = useNounWords(noun.words)
  const known = nounEvents.find((it) => of.event === `${noun.thing}.${it}`)
  const { events = thingEventWords } = noun
  const ways = [
    { of: thingEventWords, say: useNounWords(thingEventWords) },
    { of: events, say: useNounWords(events) },
    { of: noun.words, say },
  ]
  const event = known ? t(`event_${known}`, { noun: say('one') }) : saidOf(of.event, ways)
  return (
    <li className={css['entry']}>
      <span className={css['line']}>
        <span>{of.about === null ? event : `${event}: ${of.about}`}</span>
        <span className={css['quiet']}>
          {of.actor ?? t('bySystem')} · <RelativeTime when={of.at} />
        </span>
      </span>
      {/* Fields of a new record were all empty before, so they are not listed. */}
      {known !== 'created' && <Changes noun={noun} of={of.changes} />}
    </li>
  )
}

/** Events of a record, newest first, a page at a time. */
export const History = ({ noun, id }: { noun: HistorySource; id: number }) => {
  const t = useWords(nounWords)
  const answer = useMore(historyCalls.list, { thing: noun.thing, id }, ({ data, more }) =>
    more ? { before: data.at(-1)?.id ?? 1 } : undefined,
  )
  // The person usually comes back after changing the record, which is the newest event.
  useEffect(() => () => void invalidate(historyCalls.list), [])
  const entries = answer.data?.pages.flatMap((it) => it.data)
  return (
    <Section title={t('history')}>
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {!entries && !answer.error && <Loading rows={3} />}
      {entries?.length === 0 && <p className={css['quiet']}>{t('historyEmpty')}</p>}
      <ol className={css['list']}>
        {entries?.map((entry) => (
          <Entry key={entry.id} noun={noun} of={entry} />
        ))}
      </ol>
      {answer.hasNextPage && (
        <Button variant="subtle" loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </Section>
  )
}
