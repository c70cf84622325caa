import { overviewCalls } from '#contract/home/home.calls.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { ScrollTable } from '#web/kit/ui/ruled/ScrollTable.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

const Table = ({ of }: { readonly of: AnswerOf<typeof overviewCalls.unordered> }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  // A week in which nobody has such hours takes no room.
  const weeks = of.weeks.flatMap((day, at) => (of.people.some((it) => (it.weeks[at] ?? 0) > 0) ? [{ day, at }] : []))
  const hasEarlier = of.people.some((it) => it.earlier > 0)
  const hours = (seconds: number) => (seconds === 0 ? EMPTY : f.hours(seconds))
  return (
    <ScrollTable label={t('unordered')}>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('total')}</th>
          {weeks.map(({ day }) => (
            <th key={day} scope="col">
              {t('weekOf', { day: f.date(day) })}
            </th>
          ))}
          {hasEarlier && <th scope="col">{t('earlier')}</th>}
        </tr>
      </thead>
      <tbody>
        {of.people.map((person) => (
          <tr key={person.id}>
            <th scope="row">{person.nome}</th>
            <td className="figures">
              <strong>{f.hours(person.total)}</strong>
            </td>
            {weeks.map(({ day, at }) => (
              <td key={day} className="figures">
                {hours(person.weeks[at] ?? 0)}
              </td>
            ))}
            {hasEarlier && <td className="figures">{hours(person.earlier)}</td>}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** Hours that will have to be paid: confirmed by their owners, by person and week. */
export const Unordered = () => {
  const t = useWords(homeWords)
  const f = useFormat()
  const answer = useCall(overviewCalls.unordered, {})
  return (
    <Card title={t('unordered')}>
      <Answer of={answer} rows={8}>
        {(of) =>
          of.people.length === 0 ? (
            <Quiet>{t('unorderedNone')}</Quiet>
          ) : (
            <>
              <p>
                <strong className="figures">{t('unorderedTotal', { hours: f.hours(of.total_seconds) })}</strong>
              </p>
              <Table of={of} />
              {of.people_total > of.people.length && (
                <Quiet figures>{t('shownOf', { shown: of.people.length, total: of.people_total })}</Quiet>
              )}
            </>
          )
        }
      </Answer>
    </Card>
  )
}
