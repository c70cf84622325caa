import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomCrud, type AtomRow } from '#contract/atom/atom.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { percentOf } from '#contract/kit/percent.ts'
import { AtomActions } from '#web/atom/AtomActions.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { OrbitPlot } from '#web/kit/ui/plot/OrbitPlot.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { useWay } from '#web/page/venture/useWay.ts'

const edit = onDemand('AtomEdit', async () => (await import('#web/atom/AtomEdit.tsx')).AtomEdit)

/** Hundredths of an estimate as they circle the atom: tracked, to come, and what goes past it. */
const hoursAround = (percent: number) => ({
  done: Math.min(100, percent),
  open: Math.max(0, 100 - percent),
  late: Math.max(0, percent - 100),
})

/** Tracked time against the estimate, which is a fact beside it, for people who may see time. */
const Time = ({ of: { tracked, venture_id, hours_planned: hours = null } }: { readonly of: AtomRow }) => {
  const t = useWords(atomPageWords)
  const f = useFormat()
  const colourOf = useVentureColours()
  if (tracked === undefined) return null
  const percent = hours ? percentOf(tracked, hours * 3600) : undefined
  const said =
    percent === undefined
      ? t('noEstimate', { tracked: f.hours(tracked) })
      : t('ofEstimate', { tracked: f.hours(tracked), percent })
  return (
    <Card title={t('time')}>
      <Row>
        {percent !== undefined && <OrbitPlot of={hoursAround(percent)} label={said} colour={colourOf(venture_id)} />}
        <Quiet>{said}</Quiet>
      </Row>
    </Card>
  )
}

const WAY = ['venture', 'gate', 'cell']

/** The planned day, and by how many days it has passed. */
const Planned = ({ of: { data, data_fim, late } }: { readonly of: AtomRow }) => {
  const f = useFormat()
  return (
    <Row gap="tight">
      <span>{f.date(data)}</span>
      {late && <LateMark since={data} until={data_fim} />}
    </Row>
  )
}

const namesOf = (people: AtomRow['loopers'] = []): string => people.map((it) => it.nome).join(', ')

export const AtomShowScreen = () => {
  const { can } = useSession()
  // What the head and the cards of the page say: the way to the atom, its time, and in words whether it is late.
  const elsewhere = () => [...WAY, 'late', ...(can('atom.seeTime') ? ['tracked'] : [])]
  // Clients and partners do not see what the team writes to itself, as on the server.
  const noun = { ...atomNoun, traits: can('atom.open') ? atomNoun.traits : [] }
  const about = { noun, of: atomCrud }
  const wayTo = useWay()
  return (
    <RecordScreen
      {...about}
      facts={{
        loopers: (row) => (row.loopers?.length ? namesOf(row.loopers) : undefined),
        data: (row) => <Planned of={row} />,
      }}
      elsewhere={elsewhere}
      usual={(row, withItems) => <AtomActions of={row}>{withItems}</AtomActions>}
      main={(row) => <Time of={row} />}
      venture={(row) => row.venture_id}
      crumbs={wayTo}
      edit={edit}
    />
  )
}
