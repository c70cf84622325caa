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
  /** True when the report opens in another tab, because this page waits for a decision. */
  readonly aside?: boolean
  /** Further content of the line. */
  readonly children?: ReactNode
}

/** A deliverable with two links to its report: the page and the PDF. */
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
