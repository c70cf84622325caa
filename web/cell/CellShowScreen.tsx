import { cellNoun } from '#contract/cell/cell.noun.ts'
import { cellCalls, cellCrud, type CellAtom } from '#contract/cell/cell.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { HOUR_SECONDS } from '#contract/kit/spans.ts'
import { pathTo } from '#contract/routes/match.ts'
import { cellFields } from '#web/cell/cellFields.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { useVenture } from '#web/page/useVenture.ts'

const tones: readonly Tone[] = ['quiet', 'brand', 'ok', 'quiet', 'ok', 'ok', 'ok']
const atomWords = ['atom_0', 'atom_1', 'atom_2', 'atom_3', 'atom_4', 'atom_5', 'atom_6'] as const

/** Tracked time of the estimate, as far as the person sees each. */
const Hours = ({ of: { tracked, hours_planned } }: { readonly of: CellAtom }) => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  const planned = hours_planned ? f.hours(hours_planned * HOUR_SECONDS) : undefined
  if (tracked === undefined && planned === undefined) return null
  const own = tracked === undefined ? undefined : f.hours(tracked)
  if (own === undefined) return <span className="figures">{planned}</span>
  return <span className="figures">{planned === undefined ? own : t('ofPlanned', { own, planned })}</span>
}

const Atoms = ({ id }: { readonly id: number }) => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  const answer = useCall(cellCalls.atoms, { id })
  return (
    <Card title={t('atoms')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('atomsNone')}>
            {(atom) => (
              <Row at="between">
                <span>
                  <span className="figures">{atom.ref}</span>{' '}
                  <TextLink to={pathTo('recordOpen', { thing: 'atom', id: atom.id })}>{atom.nome}</TextLink>
                </span>
                <Row gap="tight">
                  {atom.late && <LateMark>{t('late')}</LateMark>}
                  {atom.data && <span>{t('planned', { day: f.date(`${atom.data}T12:00:00Z`) })}</span>}
                  <Hours of={atom} />
                  {atom.checklist.total > 0 && (
                    <span className="figures">
                      {atom.checklist.done}/{atom.checklist.total}
                    </span>
                  )}
                  <StatusBadge tone={tones[atom.status] ?? 'quiet'}>
                    {t(atomWords[atom.status] ?? 'atom_0')}
                  </StatusBadge>
                </Row>
              </Row>
            )}
          </RuledList>
        )}
      </Answer>
    </Card>
  )
}

export const CellShowScreen = () => {
  const { can } = useSession()
  const { crumbs } = useVenture()
  // What hangs on a cell is its team's, as the server has it.
  const noun = { ...cellNoun, traits: can('atom.open') ? cellNoun.traits : [] }
  const about = { noun, of: cellCrud }
  return (
    <RecordScreen
      {...about}
      crumbs={crumbs}
      main={(row) => <Atoms id={row.id} />}
      form={(row, onClose) => <RecordFormDialog {...about} fields={cellFields} from={row} onClose={onClose} />}
    />
  )
}
