import { atomNoun } from '#contract/atom/atom.noun.ts'
import type { ReportAtom } from '#contract/entrega/page.ts'
import { AtomStatusBadge } from '#web/atom/AtomStatusBadge.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { LongText } from '#web/kit/rich/LongText.tsx'
import { Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'

interface AtomLineProps {
  readonly of: ReportAtom
  readonly venture_id: number
  /** True when the description is shown too. */
  readonly full?: boolean
}

/** An atom of a deliverable: its cell, its status, and its hours for people who see time. */
export const AtomLine = ({ of, venture_id, full = false }: AtomLineProps) => {
  const f = useFormat()
  const row = { id: of.id, venture_id }
  const to = useNounPaths(atomNoun).show(row)
  return (
    <Stack gap="tight">
      <Row at="between">
        <span>{to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}</span>
        <Row gap="tight">
          {of.seconds !== undefined && <span className="figures">{f.hours(of.seconds)}</span>}
          <AtomStatusBadge status={of.status} />
        </Row>
      </Row>
      <Quiet>{of.cell}</Quiet>
      {full && of.descricao && <LongText of={of.descricao} />}
    </Stack>
  )
}
