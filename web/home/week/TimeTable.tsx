import { EMPTY } from '#contract/kit/dates.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { secondsOf, seriesOf, type WeekDay } from '#web/home/week/weekPlot.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './TimeTable.module.css'

/** The plot's values as a table. */
export const TimeTable = ({ of }: { readonly of: readonly WeekDay[] }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const series = seriesOf(of)
  const known = new Set(series.map((it) => it.id))
  const within = (day: WeekDay, id: number) =>
    day.ventures.filter((it) => (id === 0 ? !known.has(it.id) : it.id === id)).reduce((sum, it) => sum + it.segundos, 0)
  const hours = (seconds: number) => (seconds === 0 ? EMPTY : f.hours(seconds))
  return (
    // A scrolling area needs the focus where nothing inside it takes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['scroll']} tabIndex={0} role="group" aria-label={t('week')}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t('dayColumn')}</th>
            {series.map((part) => (
              <th key={part.id} scope="col">
                <VentureName id={part.id || undefined} nome={part.nome || t('others')} />
              </th>
            ))}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((day) => (
            <tr key={day.day}>
              <th scope="row">{f.date(day.day)}</th>
              {series.map((part) => (
                <td key={part.id} className="figures">
                  {hours(within(day, part.id))}
                </td>
              ))}
              <td className="figures">{hours(secondsOf(day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
