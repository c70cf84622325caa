import { useCallback, useRef } from 'react'
import { clock } from '#contract/kit/hours.ts'
import { controlKind } from '#contract/loop/control/control.rules.ts'
import { controlList, type ControlRow } from '#contract/loop/control/control.ts'
import { loopControlWords } from '#contract/loop/control/loopControl.words.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import { pathTo } from '#contract/routes/match.ts'
import { invalidate } from '#web/kit/call/query.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { RowSteps } from '#web/loop/control/RowSteps.tsx'
import { useQueueKeys } from '#web/loop/control/useQueueKeys.ts'
import { LoopTotal } from '#web/loop/facts/LoopTotal.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'

const isLoop = ({ kind }: ControlRow): boolean => kind === controlKind.of.loop

const linkOf = (row: ControlRow): string => pathTo(isLoop(row) ? 'loopShow' : 'loopRequestShow', { id: row.record_id })

/** The atom above its venture, and whether the work runs ahead of the approval. */
const Place = ({ of: { nome, venture, ahead } }: { readonly of: ControlRow }) => {
  const t = useWords(loopControlWords)
  return (
    <TwoLines
      first={nome}
      under={
        <>
          {venture && <VentureName id={venture.id} nome={venture.nome} />}{' '}
          {ahead && (
            <span title={t('aheadHint')}>
              <StatusBadge tone="warn">{t('aheadMark')}</StatusBadge>
            </span>
          )}
        </>
      }
    />
  )
}

/** Counts on while the loop runs. */
const Elapsed = ({ of: { inicio, fim, segundos } }: { readonly of: ControlRow }) => (
  <LoopTotal loop={{ status: fim === null ? loopStatus.of.running : 0, inicio, total: clock(segundos) }} />
)

const cells: Cells<ControlRow> = {
  nome: { grow: 3, exports: ['nome', 'venture'], cell: (row) => <Place of={row} /> },
  inicio: { card: 'named' },
  segundos: (row) => <Elapsed of={row} />,
  answered_at: { card: 'named' },
}

/** Loop control: who runs what, what nobody concluded and what was asked for, worked through by keys. */
export const LoopControlScreen = () => {
  const t = useWords(loopControlWords)
  const say = useNounWords(loopControlWords)
  const list = useList(controlList, say)
  const queue = useRef<HTMLDivElement>(null)
  const reread = useCallback(() => void invalidate(controlList.calls.list), [])
  const register = useQueueKeys(queue, list.answer.data?.data ?? [])
  return (
    <div ref={queue}>
      <ListTable
        of={list}
        lead={t('lead')}
        cells={cells}
        rows={{
          rowName: ({ nome, person }) => t('rowOf', { person: person?.nome ?? '', atom: nome }),
          rowLink: linkOf,
          actions: (row) => <RowSteps of={row} register={register} onDone={reread} />,
        }}
      />
    </div>
  )
}
