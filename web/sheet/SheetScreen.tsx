import { IconAlertTriangle } from '@tabler/icons-react'
import { sheetCalls, type SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Card, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { useFigures, units, type Figures } from '#web/sheet/figures.ts'
import { Sheet } from '#web/sheet/grid/Sheet.tsx'
import { GROWS_MS, isRunning, sheetAt } from '#web/sheet/liveSheet.ts'
import { WeekPicture } from '#web/sheet/picture/WeekPicture.tsx'
import { useRemembered, useSheetPlace, type SheetPlace } from '#web/sheet/place.ts'
import { WeekBar } from '#web/sheet/WeekBar.tsx'

const views = ['sheet', 'picture'] as const

/** The sum of the week, against what its person has committed to. */
const Commitment = ({ of: sheet, figures }: { readonly of: SheetWeek; readonly figures: Figures }) => {
  const t = useWords(weekSheetWords)
  const hours = figures.hours(sheet)
  const { expected } = sheet
  if (expected === null) return <p>{t('weekTotal', { hours })}</p>
  const { none, over, text } = figures.lacking(sheet, expected)
  const far = none ? t('reached') : t(over ? 'over' : 'left', { hours: text })
  return (
    <p>
      <b>{t('ofCommitment', { hours, expected: figures.seconds(expected) })}</b> · {far}
    </p>
  )
}

interface WeekProps {
  readonly of: SheetWeek
  readonly place: SheetPlace
}

/** The week as a sheet or as a picture, in the way that this browser showed it last. */
const Week = ({ of: answer, place }: WeekProps) => {
  const t = useWords(weekSheetWords)
  const f = useFormat()
  const me = useMe()
  const now = useNow(GROWS_MS, isRunning(answer))
  const sheet = sheetAt(answer, now)
  const [view, show] = useRemembered('view', views)
  const [unit, write] = useRemembered('unit', units)
  const figures = useFigures(unit)
  const { id, nome, zone } = sheet.person
  return (
    <Stack>
      <WeekBar of={sheet} place={place}>
        <Segments
          label={t('view')}
          name="view"
          value={view}
          choices={views.map((key) => ({ key, label: t(`view_${key}`) }))}
          onChange={(key) => key && show(key)}
        />
        <Segments
          label={t('unit')}
          name="unit"
          value={unit}
          choices={units.map((key) => ({ key, label: t(`unit_${key}`) }))}
          onChange={(key) => key && write(key)}
        />
      </WeekBar>
      {id !== me.id && zone !== f.zone && (
        <Notice icon={IconAlertTriangle}>{t('zone', { name: nome, zone: zone.replaceAll('_', ' ') })}</Notice>
      )}
      <Card>
        <Commitment of={sheet} figures={figures} />
        <div data-tour="week-sheet">
          <Stack>
            {view === 'sheet' ? (
              <Sheet of={sheet} figures={figures} />
            ) : (
              <WeekPicture of={sheet} place={place} figures={figures} />
            )}
          </Stack>
        </div>
      </Card>
    </Stack>
  )
}

/** A week of loops by atom and day, one’s own or, for people who see everybody’s, anyone’s. */
export const SheetScreen = () => {
  const t = useWords(weekSheetWords)
  const me = useMe()
  const place = useSheetPlace()
  const { week, person } = place
  const answer = useCall(
    sheetCalls.show,
    { ...(week !== undefined && { week }), ...(person !== undefined && { user_id: person }) },
    { keepPrevious: true },
  )
  const shown = answer.data?.person
  const title = shown && shown.id !== me.id ? t('titleOf', { name: shown.nome }) : t('title')
  return (
    <>
      <PageHeader title={title} lead={t('lead')} />
      <Answer of={answer}>
        {(data) => <Week key={`${String(data.person.id)} ${data.days[0]?.day ?? ''}`} of={data} place={place} />}
      </Answer>
    </>
  )
}
