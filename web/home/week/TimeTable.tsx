import { EMPTY } from '#contract/kit/dates.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { secondsOf, secondsWithin, seriesOf, type WeekDay } from '#web/home/week/weekPlot.ts'
import { useFormat } from '#web/kit/format.ts'
import { ScrollTable } from '#web/kit/ui/ruled/ScrollTable.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** The plot's values as a table. */
export const TimeTable = ({ of }: { readonly of: readonly WeekDay[] }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const series = seriesOf(of)
  const hours = (seconds: number) => (seconds === 0 ? EMPTY : f.hours(seconds))
  return (
    <ScrollTable label={t('week')}>
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
                {hours(secondsWithin(day, series, part.id))}
              </td>
            ))}
            <td className="figures">{hours(secondsOf(day))}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
