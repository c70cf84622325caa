import { atomNoun } from '#contract/atom/atom.noun.ts'
import { entregaWords } from '#contract/entrega/entrega.words.ts'
import { ATOM_STATUSES, type ReportAtom } from '#contract/entrega/page.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { LongText } from '#web/kit/rich/LongText.tsx'
import { Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const tones = ['quiet', 'brand', 'ok', 'quiet', 'ok', 'ok', 'ok'] as const

interface AtomLineProps {
  readonly of: ReportAtom
  readonly venture_id: number
  /** True when the description is shown too. */
  readonly full?: boolean
}

/** An atom of a deliverable: its cell, its status, and its hours for people who see time. */
export const AtomLine = ({ of, venture_id, full = false }: AtomLineProps) => {
  const n = useWords(entregaWords)
  const f = useFormat()
  const row = { id: of.id, venture_id }
  const to = useNounPaths(atomNoun).show(row)
  const status = ATOM_STATUSES.find((it) => it === of.status) ?? 0
  return (
    <Stack gap="tight">
      <Row at="between">
        <span>{to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}</span>
        <Row gap="tight">
          {of.seconds !== undefined && <span className="figures">{f.hours(of.seconds)}</span>}
          <StatusBadge tone={tones[status]}>{n(`atom_${status}`)}</StatusBadge>
        </Row>
      </Row>
      <Quiet>{of.cell}</Quiet>
      {full && of.descricao && <LongText of={of.descricao} />}
    </Stack>
  )
}
