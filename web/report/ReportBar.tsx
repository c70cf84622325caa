import { Checkbox, NativeSelect } from '@mantine/core'
import { loopList } from '#contract/loop/loop.list.ts'
import { loopWord } from '#contract/loop/loop.names.ts'
import { reportGroups, reportSteps, reportUnits } from '#contract/report/report.rules.ts'
import { reportCalls } from '#contract/report/report.ts'
import { reportWords } from '#contract/report/report.words.ts'
import { download } from '#web/kit/call/download.ts'
import { useListFilters } from '#web/kit/list/filters.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { FilterBar } from '#web/kit/table/filter/FilterBar.tsx'
import { ExportMenu } from '#web/kit/table/toolbar/ExportMenu.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import type { ReportReading } from '#web/report/useReport.ts'
import css from './ReportBar.module.css'

/** What a report is of: filters, group, columns, unit, comparison; and its export. */
export const ReportBar = ({ of: reading }: { readonly of: ReportReading }) => {
  const t = useWords(reportWords)
  const locale = useLocale()
  const { can } = useSession()
  const { state, shown, compare, seesValue, filters, exported } = reading
  const say = (name: string) => loopWord(name, locale)
  const offered = useListFilters(loopList, { say, may: can, values: filters.filters, set: state.set })
  return (
    <>
      <div className={css['bar']}>
        <FilterBar list={filters} filters={offered} />
        <span className={css['tools']}>
          <ExportMenu
            columns={[]}
            visible={undefined}
            save={(format) => download(reportCalls.export, { ...exported, format })}
          />
        </span>
      </div>
      <div className={css['bar']} data-tour="report-shape">
        <NativeSelect
          aria-label={t('by')}
          value={shown.by}
          data={reportGroups.map((key) => ({ value: key, label: `${t('by')}: ${t(`by_${key}`)}` }))}
          onChange={(event) => state.set({ by: event.currentTarget.value })}
        />
        <Segments
          label={t('step')}
          name="step"
          value={shown.step}
          choices={reportSteps.map((key) => ({ key, label: t(`step_${key}`) }))}
          onChange={(key) => key && state.set({ step: key })}
        />
        <Segments
          label={t('unit')}
          name="unit"
          value={shown.unit}
          choices={reportUnits
            .filter((it) => it !== 'valor' || seesValue)
            .map((key) => ({ key, label: t(`unit_${key}`) }))}
          onChange={(key) => key && state.set({ unit: key })}
        />
        <Checkbox
          label={t('compare')}
          checked={compare}
          onChange={(event) => state.set({ compare: event.currentTarget.checked ? 'true' : null })}
        />
      </div>
    </>
  )
}
