import { IconChartBar } from '@tabler/icons-react'
import type { HoursReport } from '#contract/report/report.ts'
import { reportWords } from '#contract/report/report.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { ReportPlot } from '#web/report/plot/ReportPlot.tsx'
import { ReportBar } from '#web/report/ReportBar.tsx'
import { ReportTable } from '#web/report/ReportTable.tsx'
import { useReport, type ReportReading } from '#web/report/useReport.ts'
import { ViewSwitcher } from '#web/view/ViewSwitcher.tsx'

interface ReportProps {
  readonly of: HoursReport
  readonly reading: ReportReading
}

const Report = ({ of: report, reading }: ReportProps) => {
  const t = useWords(reportWords)
  const f = useFormat()
  const days = ({ from, to }: { from: string; to: string }) => ({ from: f.date(from), to: f.date(to) })
  return (
    <Stack>
      <Quiet figures>
        {[t('period', days(report)), ...(report.before ? [t('beforePeriod', days(report.before))] : [])].join(' · ')}
      </Quiet>
      {report.rows.length === 0 ? (
        <EmptyState icon={IconChartBar} title={t('empty')} body={t('emptyHow')} />
      ) : (
        <>
          <Card>
            <ReportPlot of={report} shown={reading.shown} way={reading.way} />
          </Card>
          <Card>
            <ReportTable of={report} reading={reading} />
            <Quiet>
              {t('tenthsNote')} {t('runningNote')}
            </Quiet>
          </Card>
        </>
      )}
    </Stack>
  )
}

/** Hours added up by group and period: everybody’s, or one’s own. */
export const ReportScreen = () => {
  const t = useWords(reportWords)
  const reading = useReport()
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} beside={<ViewSwitcher list={reading.state} />} />
      <ReportBar of={reading} />
      <Answer of={reading.answer}>{(report) => <Report of={report} reading={reading} />}</Answer>
    </>
  )
}
