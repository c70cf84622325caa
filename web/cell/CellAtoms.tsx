import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { cellCalls, type CellAtom, type CellRow } from '#contract/cell/cell.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { HOUR_SECONDS } from '#contract/kit/spans.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { AtomStatusBadge } from '#web/atom/AtomStatusBadge.tsx'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useThingNews } from '#web/kit/list/thing.ts'
import { useSession } from '#web/kit/session/session.ts'
import { BlockedMark } from '#web/kit/ui/BlockedMark.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { IfStartable } from '#web/loop/start/IfStartable.tsx'
import { StartByKey } from '#web/loop/start/StartByKey.tsx'

/** Tracked time against the estimate, as far as the person sees each. */
const Hours = ({ of: { tracked, hours_planned } }: { readonly of: CellAtom }) => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  const planned = hours_planned ? f.hours(hours_planned * HOUR_SECONDS) : undefined
  if (tracked === undefined && planned === undefined) return null
  const own = tracked === undefined ? undefined : f.hours(tracked)
  if (own === undefined) return <span className="figures">{planned}</span>
  return <span className="figures">{planned === undefined ? own : t('ofPlanned', { own, planned })}</span>
}

/** An atom of the cell: its facts, its possible steps, and its start button. */
const Line = ({ of, cell }: { readonly of: CellAtom; readonly cell: CellRow }) => {
  const t = useWords(gatePageWords)
  const n = useWords(atomWords)
  const f = useFormat()
  const { can } = useSession()
  return (
    <Row at="between">
      <span>
        <span className="figures">{of.ref}</span>{' '}
        <TextLink to={pathTo('recordOpen', { thing: 'atom', id: of.id })}>{of.nome}</TextLink>
      </span>
      <Row gap="tight">
        {of.late && <LateMark>{t('late')}</LateMark>}
        {of.blocked && <BlockedMark>{n('blocked')}</BlockedMark>}
        {of.data && <span>{t('planned', { day: f.date(of.data) })}</span>}
        <Hours of={of} />
        {of.checklist.total > 0 && (
          <span className="figures">
            {of.checklist.done}/{of.checklist.total}
          </span>
        )}
        <AtomStatusBadge status={of.status} />
        <AtomSteps of={{ ...of, deleted_at: null }} acts={['accept', 'finish']} compact />
        {of.status === atomStatus.of.accepted && can('atom.loop') && (
          <IfStartable atom={of.id}>
            <StartByKey of={{ id: of.id, nome: of.nome, projeto: cell.venture.nome, venture_id: cell.venture_id }} />
          </IfStartable>
        )}
      </Row>
    </Row>
  )
}

/** Link to a new atom of the cell, for people who may create one. */
const NewAtom = ({ of }: { readonly of: CellRow }) => {
  const n = useWords(atomWords)
  const { can, role } = useSession()
  const navigate = useNavigate()
  const to = mayOpen(routes.cellAtomNew, role)
    ? pathTo('cellAtomNew', { district_name: DISTRICT, project_id: of.venture_id, cell_id: of.id })
    : pathTo('atomNew', { id: of.id })
  const may = can('atom.create') && of.deleted_at === null
  useHotkey('c', () => void navigate(to), { label: n('create'), on: may })
  if (!may) return null
  return (
    <Row>
      <Button component={Link} to={to} variant="default" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
        {n('create')}
      </Button>
    </Row>
  )
}

/** Atoms of a cell, open ones first. */
export const CellAtoms = ({ of }: { readonly of: CellRow }) => {
  const t = useWords(gatePageWords)
  const answer = useCall(cellCalls.atoms, { id: of.id })
  useThingNews({ thing: 'atom', id: 0 }, () => void invalidate(cellCalls.atoms))
  return (
    <Card title={t('atoms')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('atomsNone')}>
            {(atom) => <Line of={atom} cell={of} />}
          </RuledList>
        )}
      </Answer>
      <NewAtom of={of} />
    </Card>
  )
}
