import { ActionIcon, Button } from '@mantine/core'
import { IconColumns, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { atomStatus, type HandAct } from '#contract/atom/atom.rules.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { BOARD_MOVED, boardCalls, CARDS_MAX, type BoardColumnRow, type BoardPage } from '#contract/board/board.ts'
import { boardWords } from '#contract/board/board.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { AtomStepping } from '#web/atom/AtomStepping.tsx'
import { PriorityKey } from '#web/atom/priority/PriorityKey.tsx'
import { AtomCard } from '#web/board/AtomCard.tsx'
import { cardOf, circlingOf, type Card } from '#web/board/cards.ts'
import { ColumnsDialog } from '#web/board/ColumnsDialog.tsx'
import { laneKinds, laneNeeds, lanesOf } from '#web/board/lanes.ts'
import { movedBy } from '#web/board/movedBy.ts'
import { QuickAdd } from '#web/board/QuickAdd.tsx'
import { useBoardMoves, useReach } from '#web/board/useBoardMoves.ts'
import { Board } from '#web/kit/board/Board.tsx'
import { answerOf, invalidate, useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'

interface VentureBoardProps {
  readonly code: string
  readonly page: BoardPage
  readonly takeStep: (card: Card, act: HandAct) => Promise<boolean>
}

const VentureBoard = ({ code, page, takeStep }: VentureBoardProps) => {
  const t = useWords(boardWords)
  const n = useWords(atomWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const [search, setSearch] = useSearchParams()
  const [adding, setAdding] = useState<BoardColumnRow>()
  const [editing, setEditing] = useState(false)
  const cards = useMemo(() => page.cards.map(cardOf), [page.cards])
  const nameOf = (column: BoardColumnRow) => column.nome || n(`status_${atomStatus.keyOf(column.status) ?? 'pending'}`)
  const asked = search.get('lanes')
  const kinds = laneKinds.filter((it) => it !== 'person' || can('atom.setResponsible'))
  const kind = kinds.find((it) => it === asked)
  const names = {
    nobody: t('nobody'),
    priority: (value: number) => n(`priority_${venturePriority.keyOf(value) ?? 'normal'}`),
  }
  const crossing = kind !== undefined && can(laneNeeds[kind])
  const list = kind && lanesOf(cards, kind, { names, all: crossing ? page : undefined })
  const move = useBoardMoves({ code, page, cards, lanes: kind && list && { kind, list }, nameOf, takeStep })
  const isReached = useReach()
  const rowOf = (key: number) => page.columns.find((it) => it.id === key)
  const add = unlessViewing(() => setAdding(page.columns.find((it) => it.status === atomStatus.of.pending)))
  useHotkey('c', add, { label: t('add'), group: t('title'), icon: IconPlus, on: can('atom.create') })
  return (
    <>
      <Board
        columns={page.columns.map((it) => ({ key: it.id, title: nameOf(it), limit: it.wip_limit }))}
        cards={cards}
        lanes={list}
        crossing={crossing}
        movable={can('atom.open')}
        reaches={(card, key) => {
          const column = rowOf(key)
          return column !== undefined && isReached(card, column)
        }}
        onMove={(one) => unlessViewing(() => void move(one))()}
        tools={
          <>
            <Segments
              label={t('lanes')}
              name="board-lanes"
              value={kind}
              choices={[
                { key: undefined, label: t('lanes_none') },
                ...kinds.map((key) => ({ key, label: t(`lanes_${key}`) })),
              ]}
              onChange={(key) => setSearch(key === undefined ? {} : { lanes: key }, { replace: true })}
            />
            {can('projeto.edit') && (
              <Button
                variant="default"
                leftSection={<IconColumns size={16} stroke={1.75} aria-hidden />}
                onClick={unlessViewing(() => setEditing(true))}
              >
                {t('columns')}
              </Button>
            )}
          </>
        }
        head={({ key }) => {
          const column = rowOf(key)
          if (!column || column.status !== atomStatus.of.pending || !can('atom.create')) return null
          return (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('add')}
              onClick={unlessViewing(() => setAdding(column))}
            >
              <IconPlus size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          )
        }}
      >
        {(card) => <AtomCard card={card} venture_id={page.venture.id} />}
      </Board>
      <PriorityKey />
      {page.cut && <Quiet>{t('cut', { count: CARDS_MAX })}</Quiet>}
      {adding && <QuickAdd page={page} column={adding} onClose={() => setAdding(undefined)} />}
      {editing && <ColumnsDialog page={page} onClose={() => setEditing(false)} />}
    </>
  )
}

/** The board of a venture, live for everybody who looks at it. */
export const BoardScreen = () => {
  const t = useWords(boardWords)
  const code = useParams()['project_code'] ?? ''
  const { role } = useMe()
  const paths = useNounPaths({ routes: ventureRoutes })
  const answer = useCall(boardCalls.show, { code })
  const venture = answer.data?.venture
  const colourOf = useVentureColours()
  useLive(`role:${role}`, ({ event, data }) => {
    if (event !== BOARD_MOVED) return
    const shown = answerOf(boardCalls.show, { code })
    const known = shown.get()
    const next = known && movedBy(known, data)
    if (next) shown.set(next)
    else void invalidate(boardCalls.show)
  })
  const back = venture && paths.show(venture)
  return (
    <>
      <PageHeader
        title={venture ? `${t('title')} · ${venture.nome}` : t('title')}
        mark={venture && <VentureMark id={venture.id} />}
        colour={venture && colourOf(venture.id)}
        beside={answer.data && !answer.data.cut && <AtomsOrbit {...circlingOf(answer.data)} />}
        actions={back && <TextLink to={back}>{venture.nome}</TextLink>}
      />
      <Answer of={answer} shape="board">
        {(page) => (
          <AtomStepping>{(takeStep) => <VentureBoard code={code} page={page} takeStep={takeStep} />}</AtomStepping>
        )}
      </Answer>
    </>
  )
}
