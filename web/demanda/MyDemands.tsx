import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { demandaListCall } from '#contract/demanda/demanda.calls.ts'
import { demandaRoutes } from '#contract/demanda/demanda.routes.ts'
import { demandaStatus } from '#contract/demanda/demanda.steps.ts'
import { demandaWords } from '#contract/demanda/demanda.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const SHOWN = 10
const tones = { waiting: 'warn', accepted: 'ok', cancelled: 'quiet' } as const

/** Demands of a client's person or a partner, the newest first. */
export const MyDemands = () => {
  const t = useWords(demandaWords)
  const f = useFormat()
  const { show } = useNounPaths({ routes: demandaRoutes })
  const answer = useCall(demandaListCall, { per_page: SHOWN })
  return (
    <Card title={t('title')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('mineNone')}>
            {(row) => {
              const to = show(row)
              const status = demandaStatus.keyOf(row.status) ?? 'waiting'
              return (
                <Stack gap="tight">
                  <Row at="between">
                    {to ? <TextLink to={to}>{row.nome}</TextLink> : row.nome}
                    <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>
                  </Row>
                  <Quiet>{[f.date(row.created_at), row.reason].filter(Boolean).join(' · ')}</Quiet>
                </Stack>
              )
            }}
          </RuledList>
        )}
      </Answer>
      <Row>
        <Button
          component={Link}
          to={pathTo('demandaNew')}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        >
          {t('create')}
        </Button>
      </Row>
    </Card>
  )
}
