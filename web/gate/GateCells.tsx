import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { cellNoun } from '#contract/cell/cell.noun.ts'
import { cellCalls } from '#contract/cell/cell.ts'
import { cellWords } from '#contract/cell/cell.words.ts'
import type { GateRow } from '#contract/gate/gate.ts'
import type { GatePage } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { MoveButtons } from '#web/gate/MoveButtons.tsx'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'

interface GateCellsProps {
  readonly of: GateRow
  readonly cells: GatePage['cells']
}

/** The cells of a gate in their order, each with how far its atoms are. */
export const GateCells = ({ of, cells }: GateCellsProps) => {
  const t = useWords(gatePageWords)
  const c = useWords(cellWords)
  const { can } = useSession()
  const paths = useNounPaths(cellNoun)
  return (
    <Card title={t('cells')}>
      <RuledList of={cells} empty={t('cellsNone')}>
        {(cell) => (
          <Row at="between">
            <Row gap="small">
              <AtomsOrbit venture={cell.venture_id} {...cell.progress} late={cell.late} />
              <TextLink to={paths.show(cell) ?? ''}>{cell.nome}</TextLink>
            </Row>
            <Row gap="tight">
              {cell.responsavel && <span>{cell.responsavel}</span>}
              <span className="figures">{t('done', { ...cell.progress })}</span>
              {can('cell.edit') && (
                <MoveButtons of={cell} by={cellCalls.move} first={cell === cells[0]} last={cell === cells.at(-1)} />
              )}
            </Row>
          </Row>
        )}
      </RuledList>
      {can('cell.create') && of.deleted_at === null && (
        <Row>
          <Button
            component={Link}
            to={pathTo('cellNew', { district_name: DISTRICT, project_id: of.venture_id, gate_id: of.id })}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          >
            {c('create')}
          </Button>
        </Row>
      )}
    </Card>
  )
}
