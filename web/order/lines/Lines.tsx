import { fromDecimal } from '#contract/kit/money.ts'
import { orderItemKind } from '#contract/order/order.codes.ts'
import { linesOf, sumOf, type AtomLine, type Sum } from '#contract/order/order.lines.ts'
import { signedOf } from '#contract/order/order.rules.ts'
import type { OrderItemShown, OrderLoop } from '#contract/order/order.schemas.ts'
import { orderPageWords } from '#contract/order/orderPage.words.ts'
import { orderItemWords } from '#contract/orderItem/orderItem.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { Row, Section, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Amounts } from '#web/kit/ui/ruled/Amounts.tsx'
import { Fold } from '#web/kit/ui/ruled/Fold.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** Decimal hours and, for whoever may see it, the amount. */
const Figures = ({ of: { tenths, centavos } }: { readonly of: Sum }) => {
  const t = useWords(orderPageWords)
  const f = useFormat()
  return (
    <Amounts>
      <span>{t('decimal', { hours: f.paidHours(tenths / 10) })}</span>
      {centavos !== undefined && <strong>{f.money(centavos)}</strong>}
    </Amounts>
  )
}

const LoopLine = ({ of: loop }: { readonly of: OrderLoop }) => {
  const t = useWords(orderPageWords)
  const f = useFormat()
  return (
    <Row at="between">
      <Stack gap="tight">
        <TextLink to={pathTo('loopShow', { id: loop.id })}>
          {f.dateTime(loop.inicio)} {loop.fim && `– ${f.time(loop.fim)}`}
        </TextLink>
        <span>{loop.descricao}</span>
        <small className="figures">
          {loop.valor_hora_centavos === undefined
            ? f.clock(loop.segundos)
            : t('rule', {
                clock: f.clock(loop.segundos),
                hours: f.paidHours(loop.decimal),
                rate: f.money(loop.valor_hora_centavos),
              })}
        </small>
      </Stack>
      <Figures of={sumOf([loop])} />
    </Row>
  )
}

/** An atom's loops together; they open below it. */
const Atom = ({ of: line }: { readonly of: AtomLine }) => {
  const t = useWords(orderPageWords)
  return (
    <Fold
      head={
        <>
          <span>{line.atomo.nome}</span>
          <small className="figures">{t('loops', { count: line.loops.length })}</small>
          <Figures of={line} />
        </>
      }
    >
      <RuledList of={line.loops}>{(loop) => <LoopLine of={loop} />}</RuledList>
    </Fold>
  )
}

interface LinesProps {
  readonly loops: readonly OrderLoop[]
  readonly items: readonly OrderItemShown[]
  /** Reais of the whole order; missing for whoever sees no values. */
  readonly total: number | undefined
}

/** What an order pays: by venture and atom down to the loops, the additional items, and the total. */
export const Lines = ({ loops, items, total }: LinesProps) => {
  const t = useWords(orderPageWords)
  const kinds = useWords(orderItemWords)
  const f = useFormat()
  return (
    <Stack>
      {linesOf(loops).map((line) => (
        <Section
          key={line.venture.id}
          title={
            <Row at="between">
              <span>
                <VentureName id={line.venture.id} nome={line.venture.nome} />
              </span>
              <Figures of={line} />
            </Row>
          }
        >
          <div>
            {line.atoms.map((it) => (
              <Atom key={it.atomo.id} of={it} />
            ))}
          </div>
        </Section>
      ))}
      {items.length > 0 && (
        <Section title={t('items')} ruled>
          <RuledList of={items}>
            {(item) => (
              <Row at="between">
                <span>
                  {kinds(`kind_${orderItemKind.keyOf(item.kind) ?? 'bonus'}`)} · {item.descricao}
                </span>
                {item.valor_centavos !== undefined && (
                  <strong className="figures">
                    {f.money(signedOf({ kind: item.kind, centavos: item.valor_centavos }))}
                  </strong>
                )}
              </Row>
            )}
          </RuledList>
        </Section>
      )}
      <Section
        title={
          <Row at="between">
            <span>{t('total')}</span>
            <Figures of={{ ...sumOf(loops), centavos: total === undefined ? undefined : fromDecimal(total) }} />
          </Row>
        }
        ruled
      >
        {null}
      </Section>
    </Stack>
  )
}
