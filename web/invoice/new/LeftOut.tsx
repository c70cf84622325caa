import { invoiceFates } from '#contract/invoice/invoice.codes.ts'
import type { EntregaCandidate, LoopCandidate } from '#contract/invoice/invoice.schemas.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Fold } from '#web/kit/ui/ruled/Fold.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** Most that a group shows without being opened. */
const FEW = 5
/** Most that it shows at all: more of them have the same reason. */
const SHOWN = 200

interface Left {
  readonly id: string
  readonly nome: string
  readonly to: string
  readonly venture: { readonly id: number; readonly nome: string }
  readonly at: string
  readonly fate: string
  readonly invoice: { readonly id: number; readonly numero: number } | null
}

const ofEntrega = (entrega: EntregaCandidate, day: (when: string | null) => string): Left => ({
  ...entrega,
  id: `entrega ${String(entrega.id)}`,
  to: pathTo('entregaShow', { id: entrega.id }),
  at: entrega.delivered_on === null ? '' : `${day(entrega.delivered_on)} · `,
})

const ofLoop = ({ atomo, ...loop }: LoopCandidate, moment: (when: string) => string): Left => ({
  ...loop,
  nome: atomo.nome,
  id: `loop ${String(loop.id)}`,
  to: pathTo('loopShow', { id: loop.id }),
  at: `${moment(loop.inicio)} · `,
})

const One = ({ of }: { readonly of: Left }) => {
  const t = useWords(invoicePageWords)
  return (
    <Row at="between">
      <Stack gap="tight">
        <TextLink to={of.to}>{of.nome}</TextLink>
        <small className="figures">
          {of.at}
          <VentureName id={of.venture.id} nome={of.venture.nome} />
        </small>
      </Stack>
      {of.invoice && (
        <TextLink to={pathTo('invoiceShow', { id: of.invoice.id })}>
          {t('number', { number: of.invoice.numero })}
        </TextLink>
      )}
    </Row>
  )
}

interface LeftOutProps {
  readonly entregas: readonly EntregaCandidate[]
  readonly loops: readonly LoopCandidate[]
}

/** What an invoice leaves out, by its reason. */
export const LeftOut = ({ entregas, loops }: LeftOutProps) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  const all = [...entregas.map((it) => ofEntrega(it, f.date)), ...loops.map((it) => ofLoop(it, f.dateTime))]
  return invoiceFates.map((fate) => {
    const those = all.filter((it) => it.fate === fate)
    return (
      fate !== 'ready' &&
      those.length > 0 && (
        <Fold key={fate} open={those.length <= FEW} head={`${t(`fate_${fate}`)} · ${f.number(those.length)}`}>
          <RuledList of={those.slice(0, SHOWN)}>{(it) => <One of={it} />}</RuledList>
        </Fold>
      )
    )
  })
}
