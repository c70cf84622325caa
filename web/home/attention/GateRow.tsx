import type { ReactNode } from 'react'
import { gateRoutes } from '#contract/gate/gate.routes.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'

interface GateRowProps {
  readonly of: { readonly id: number; readonly nome: string; readonly venture_id: number; readonly projeto: string }
  /** Smaller, below its name. */
  readonly about: ReactNode
  /** At the end of the row. */
  readonly children: ReactNode
}

/** A gate below its venture. It leads to its page, or to its venture’s for whoever opens no gates. */
export const GateRow = ({ of, about, children }: GateRowProps) => {
  const gate = useNounPaths({ routes: gateRoutes }).show(of)
  const venture = useNounPaths({ routes: ventureRoutes }).show({ id: of.venture_id })
  const to = gate ?? venture
  return (
    <Row at="between" gap="small">
      <div>
        <VentureName id={of.venture_id} nome={of.projeto} /> › {to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}
        <Quiet figures>{about}</Quiet>
      </div>
      {children}
    </Row>
  )
}
