import { Button } from '@mantine/core'
import { historyCalls, type HistoryEntry } from '#contract/history/history.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import type { Column } from '#contract/kit/list/column.ts'
import { nounEvents, type Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { thingEventWords } from '#contract/things/thingEvent.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf, type SayKey } from '#web/kit/list/cells.tsx'
import { useNounWords } from '#web/kit/list/useList.ts'
import { useMore } from '#web/kit/more.ts'
import { ErrorState } from '#web/kit/ui/ErrorState.tsx'
import { Section } from '#web/kit/ui/layout.tsx'
import { Loading } from '#web/kit/ui/Loading.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './page.module.css'

type Change = HistoryEntry['changes'][number]

/** Whether a text is one that its column writes in its own way: a date, a code, a colour. */
const isWritten = (column: Column, value: string): boolean =>
  column.kind !== 'person' && column.kind !== 'record' && column.kind !== 'text' && value !== ''

/** The fields that changed, each as its column is written, from what it was to what it is. */
const Changes = ({ noun, of }: { noun: Noun; of: readonly Change[] }) => {
  const say = useNounWords(noun.words)
  const f = useFormat()
  const columnOf = (field: string) => noun.list.columns[field] ?? noun.list.columns[field.replace(/_id$/, '')]
  const shown = (value: unknown, field: string) => {
    const column = columnOf(field)
    // A record is told by its name, which the server has looked up.
    if (typeof value === 'string' && (!column || !isWritten(column, value))) return value || EMPTY
    if (!column) return JSON.stringify(value)
    // A field whose value says nothing to people keeps the name of its column.
    return cellOf(value, column, { f, say, column: field })
  }
  return of.map(({ field, before, after }) => (
    <p key={field} className={css['change']}>
      {say(`column_${field.replace(/_id$/, '')}`)}: <del>{shown(before, field)}</del> → <ins>{shown(after, field)}</ins>
    </p>
  ))
}

/** What was done to something that hangs on the record; an event that nobody has named, as it was kept. */
const saidOf = (event: string, say: SayKey): string => {
  const key = `event_${event.replace('.', '_')}`
  return Object.hasOwn(thingEventWords.entries, key) ? say(key) : event
}

const Entry = ({ noun, of }: { noun: Noun; of: HistoryEntry }) => {
  const t = useWords(nounWords)
  const say = useNounWords(noun.words)
  const known = nounEvents.find((it) => of.event === `${noun.thing}.${it}`)
  const hanging = useNounWords(thingEventWords)
  const event = known ? t(`event_${known}`, { noun: say('one') }) : saidOf(of.event, hanging)
  return (
    <li className={css['entry']}>
      <span className={css['line']}>
        <span>{of.about === null ? event : `${event}: ${of.about}`}</span>
        <span className={css['quiet']}>
          {of.actor ?? t('bySystem')} · <RelativeTime when={of.at} />
        </span>
      </span>
      {/* That every field of a new record was empty before says nothing. */}
      {known !== 'created' && <Changes noun={noun} of={of.changes} />}
    </li>
  )
}

/** What happened to a record, newest first, a page at a time. */
export const History = ({ noun, id }: { noun: Noun; id: number }) => {
  const t = useWords(nounWords)
  const answer = useMore(historyCalls.list, { thing: noun.thing, id }, ({ data, more }) =>
    more ? { before: data.at(-1)?.id ?? 1 } : undefined,
  )
  const entries = answer.data?.pages.flatMap((it) => it.data)
  return (
    <Section title={t('history')}>
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {!entries && !answer.error && <Loading rows={3} />}
      {entries?.length === 0 && <p className={css['quiet']}>{t('historyEmpty')}</p>}
      <ol className={css['list']}>
        {entries?.map((it) => (
          <Entry key={it.id} noun={noun} of={it} />
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
