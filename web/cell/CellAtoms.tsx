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
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { BlockedMark } from '#web/kit/ui/BlockedMark.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { IfStartable } from '#web/loop/start/IfStartable.tsx'
import { StartByKey } from '#web/loop/start/StartByKey.tsx'

/** Planned day, checklist, and tracked time against the estimate, as far as the person sees each. */
const useAbout = () => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  const hoursOf = ({ tracked, hours_planned }: CellAtom): string | undefined => {
    const planned = hours_planned ? f.hours(hours_planned * HOUR_SECONDS) : undefined
    const own = tracked === undefined ? undefined : f.hours(tracked)
    return own !== undefined && planned !== undefined ? t('ofPlanned', { own, planned }) : (own ?? planned)
  }
  return (of: CellAtom): string => {
    const { done, total } = of.checklist
    const parts = [
      of.ref,
      of.data ? t('planned', { day: f.date(of.data) }) : undefined,
      hoursOf(of),
      total > 0 ? t('items', { done, total }) : undefined,
    ]
    return parts.filter((it) => it !== undefined).join(' · ')
  }
}

/** An atom of the cell: its facts, its possible steps, and its start button. */
const Line = ({ of, cell }: { readonly of: CellAtom; readonly cell: CellRow }) => {
  const n = useWords(atomWords)
  const about = useAbout()
  const { can } = useSession()
  return (
    <Row at="between">
      <div>
        <TextLink to={pathTo('recordOpen', { thing: 'atom', id: of.id })}>{of.nome}</TextLink>
        <Quiet figures>{about(of)}</Quiet>
      </div>
      <Row gap="tight">
        {of.late && <LateMark since={of.data} until={of.data_fim} />}
        {of.blocked && <BlockedMark>{n('blocked')}</BlockedMark>}
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
