import { Progress } from '@mantine/core'
import { Fragment } from 'react'
import '@mantine/core/styles/Progress.layer.css'
import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomCrud, type AtomRow } from '#contract/atom/atom.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { cellNoun } from '#contract/cell/cell.noun.ts'
import { gateRoutes } from '#contract/gate/gate.routes.ts'
import { percentOf } from '#contract/kit/percent.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { AtomActions } from '#web/atom/AtomActions.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const edit = onDemand('AtomEdit', async () => (await import('#web/atom/AtomEdit.tsx')).AtomEdit)

/** Venture, gate and cell of the atom, each a link for people who may open it. */
const Way = ({ of: { venture, venture_id, gate, cell, cell_id } }: { readonly of: AtomRow }) => {
  const t = useWords(atomPageWords)
  const paths = {
    venture: useNounPaths({ routes: ventureRoutes }),
    gate: useNounPaths({ routes: gateRoutes }),
    cell: useNounPaths(cellNoun),
  }
  const places = [
    { key: 'venture', nome: venture.nome, to: paths.venture.show({ id: venture_id }) },
    { key: 'gate', nome: gate.nome, to: paths.gate.show(Object.assign({ venture_id }, gate)) },
    { key: 'cell', nome: cell.nome, to: paths.cell.show(Object.assign({ venture_id }, { id: cell_id })) },
  ]
  return (
    <Card title={t('place')}>
      <Row gap="tight">
        {places.map(({ key, nome, to }, nth) => (
          <Fragment key={key}>
            {nth > 0 && <span aria-hidden>›</span>}
            {to === undefined ? <span>{nome}</span> : <TextLink to={to}>{nome}</TextLink>}
          </Fragment>
        ))}
      </Row>
    </Card>
  )
}

/** Tracked time against the estimate, for people who may see time. */
const Time = ({ of: { tracked, hours_planned: hours = null } }: { readonly of: AtomRow }) => {
  const t = useWords(atomPageWords)
  const f = useFormat()
  if (tracked === undefined) return null
  const percent = hours ? percentOf(tracked, hours * 3600) : undefined
  const said =
    percent === undefined
      ? t('noEstimate', { tracked: f.hours(tracked) })
      : t('ofEstimate', { tracked: f.hours(tracked), hours: f.hours((hours ?? 0) * 3600), percent })
  return (
    <Card title={t('time')}>
      <Stack gap="small">
        {percent !== undefined && (
          <Progress value={Math.min(100, percent)} color={percent > 100 ? 'yellow' : undefined} aria-label={said} />
        )}
        <Quiet>{said}</Quiet>
      </Stack>
    </Card>
  )
}

const namesOf = (people: AtomRow['loopers'] = []): string => people.map((it) => it.nome).join(', ')

export const AtomShowScreen = () => {
  const { can } = useSession()
  // Clients and partners do not see what the team writes to itself, as on the server.
  const noun = { ...atomNoun, traits: can('atom.open') ? atomNoun.traits : [] }
  const about = { noun, of: atomCrud }
  return (
    <RecordScreen
      {...about}
      facts={{ loopers: (row) => namesOf(row.loopers) }}
      usual={(row, withItems) => <AtomActions of={row}>{withItems}</AtomActions>}
      main={(row) => (
        <>
          <Way of={row} />
          <Time of={row} />
        </>
      )}
      edit={edit}
    />
  )
}
