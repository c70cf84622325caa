import type { ReactNode } from 'react'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { EntregaBadge } from '#web/entrega/EntregaBadge.tsx'
import { ReportPdf } from '#web/entrega/ReportPdf.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'

interface EntregaLineProps {
  readonly of: { readonly id: number; readonly nome: string; readonly status: number }
  /** Whether its report opens beside the page, which goes on waiting for an answer. */
  readonly aside?: boolean
  /** What else there is to say of it. */
  readonly children?: ReactNode
}

/** A deliverable with the two ways to its report: as a page and as a PDF. */
export const EntregaLine = ({ of: { id, nome, status }, aside = false, children }: EntregaLineProps) => {
  const t = useWords(entregaPageWords)
  const { can, role } = useSession()
  const page = mayOpen(routes.entregaReport, role) ? 'entregaReport' : 'headquarterEntrega'
  return (
    <Stack gap="tight">
      <Row at="between">
        <strong>{nome}</strong>
        <EntregaBadge status={status} />
      </Row>
      {children && <Quiet>{children}</Quiet>}
      {can('entrega.open') && (
        <Row>
          <TextLink
            to={pathTo(page, { id })}
            label={t(aside ? 'reportAside' : 'reportOf', { name: nome })}
            aside={aside}
          >
            {t('report')}
          </TextLink>
          <ReportPdf id={id} name={nome} small />
        </Row>
      )}
    </Stack>
  )
}
