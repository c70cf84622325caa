import { Checkbox } from '@mantine/core'
import type { EntregaCandidate } from '#contract/invoice/invoice.schemas.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import type { Chosen } from '#web/invoice/new/chosen.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

interface EntregasProps extends Chosen {
  readonly of: readonly EntregaCandidate[]
}

/** Deliverables that can be charged; one that is not ticked waits for another invoice. */
export const Entregas = ({ of, without, leave }: EntregasProps) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  return (
    <Card title={`${t('entregas')} · ${f.number(of.filter((it) => !without.has(it.id)).length)}`}>
      <RuledList of={of}>
        {(entrega) => (
          <Row at="between">
            <Checkbox
              checked={!without.has(entrega.id)}
              onChange={() => leave([entrega.id], !without.has(entrega.id))}
              label={entrega.nome}
              description={
                <>
                  <VentureName {...entrega.venture} /> · {f.date(entrega.delivered_on)}
                </>
              }
            />
            <strong className="figures">{f.money(entrega.valor_centavos ?? 0)}</strong>
          </Row>
        )}
      </RuledList>
    </Card>
  )
}
