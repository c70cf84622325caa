import { ActionIcon, Button } from '@mantine/core'
import { IconGauge, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { boardWords } from '#contract/board/board.words.ts'
import { PARTICLE_CARDS_MAX, PARTICLE_MOVED } from '#contract/particle/page.ts'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { particleStatus } from '#contract/particle/particle.rules.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { Board } from '#web/kit/board/Board.tsx'
import { answerOf, invalidate, useCall } from '#web/kit/call/query.ts'
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
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { AddParticles } from '#web/particle/board/AddParticles.tsx'
import { laneKinds } from '#web/particle/board/lanes.ts'
import { LimitsDialog } from '#web/particle/board/LimitsDialog.tsx'
import { movedBy, type ParticlePage } from '#web/particle/board/movedBy.ts'
import { ParticleCardBody } from '#web/particle/board/ParticleCardBody.tsx'
import { useParticleLanes } from '#web/particle/board/useParticleLanes.tsx'
import { cardOf, useParticleMoves } from '#web/particle/board/useParticleMoves.ts'

const ID = /^[1-9]\d{0,8}$/

type Status = (typeof particleStatus.values)[number]

interface BacklogProps {
  readonly input: { readonly venture_id?: number }
  readonly page: ParticlePage
}

const Backlog = ({ input, page }: BacklogProps) => {
  const t = useWords(particleWords)
  const b = useWords(boardWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const [limiting, setLimiting] = useState(false)
  const [adding, setAdding] = useState<Status>()
  const cards = useMemo(() => page.cards.map(cardOf), [page.cards])
  const nameOf = (status: number) => t(`status_${particleStatus.keyOf(status) ?? 'backlog'}`)
  const limitOf = (status: number) => page.limits.find((it) => it.status === status)?.wip_limit ?? null
  const add = unlessViewing(() => setAdding(particleStatus.of.backlog))
  useHotkey('c', add, { label: t('add'), group: t('boardTitle'), icon: IconPlus, on: can('particle.create') })
  const { kind, list, crossing, choose } = useParticleLanes(cards)
  const move = useParticleMoves({ input, cards, nameOf, lanes: (crossing && list) || [] })
  return (
    <>
      <Board
        columns={particleStatus.list.map(({ key, value }) => ({
          key: value,
          title: t(`status_${key}`),
          limit: limitOf(value),
        }))}
        cards={cards}
        lanes={list}
        crossing={crossing}
        movable={can('particle.move')}
        onMove={(one) => unlessViewing(() => void move(one))()}
        tools={
          <>
            <Segments
              label={b('lanes')}
              name="particle-lanes"
              value={kind}
              choices={[
                { key: undefined, label: b('lanes_none') },
                ...laneKinds
                  .filter((it) => it !== 'venture' || page.venture === null)
                  .map((key) => ({ key, label: t(`lanes_${key}`) })),
              ]}
              onChange={choose}
            />
            {can('projeto.edit') && (
              <Button
                variant="default"
                leftSection={<IconGauge size={16} stroke={1.75} aria-hidden />}
                onClick={unlessViewing(() => setLimiting(true))}
              >
                {t('limits')}
              </Button>
            )}
          </>
        }
        head={({ key, title }) => {
          const status = particleStatus.values.find((it) => it === key)
          if (status === undefined || !can('particle.create')) return null
          return (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('addTo', { column: title })}
              onClick={unlessViewing(() => setAdding(status))}
            >
              <IconPlus size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          )
        }}
      >
        {(card) => <ParticleCardBody card={card} withVenture={page.venture === null} />}
      </Board>
      {page.cut && <Quiet>{b('cut', { count: PARTICLE_CARDS_MAX })}</Quiet>}
      {limiting && (
        <LimitsDialog venture_id={page.venture?.id ?? null} limits={page.limits} onClose={() => setLimiting(false)} />
      )}
      {adding !== undefined && (
        <AddParticles status={adding} venture={page.venture?.id} onClose={() => setAdding(undefined)} />
      )}
    </>
  )
}

/** The backlog of one venture, or of all that one sees, live for everybody who looks at it. */
export const ParticleBoardScreen = () => {
  const t = useWords(particleWords)
  const { venture: asked } = useParams()
  const { role } = useMe()
  const wrong = asked !== undefined && !ID.test(asked)
  const input = asked === undefined || wrong ? {} : { venture_id: Number(asked) }
  const answer = useCall(particleCalls.board, input, { enabled: !wrong })
  useLive(`role:${role}`, ({ event, data }) => {
    if (event !== PARTICLE_MOVED) return
    const shown = answerOf(particleCalls.board, input)
    const known = shown.get()
    const next = known && movedBy(known, data)
    if (next) shown.set(next)
    else void invalidate(particleCalls.board)
  })
  if (wrong || answer.error?.status === 404) return <MissingRecord noun={particleNoun} denied={false} />
  const venture = answer.data?.venture
  return (
    <>
      <PageHeader
        title={venture ? `${t('boardTitle')} · ${venture.nome}` : t('boardTitle')}
        mark={venture && <VentureMark id={venture.id} />}
        actions={venture && <TextLink to={linkOf(ventureNoun, venture.id)}>{venture.nome}</TextLink>}
      />
      <Answer of={answer}>{(page) => <Backlog input={input} page={page} />}</Answer>
    </>
  )
}
