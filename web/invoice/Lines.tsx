import { entregaRoutes } from '#contract/entrega/entrega.routes.ts'
import { invoiceLineKind } from '#contract/invoice/invoice.codes.ts'
import { totalOf } from '#contract/invoice/invoice.rules.ts'
import type { ShownLine } from '#contract/invoice/invoice.schemas.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Row, Section, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Amounts } from '#web/kit/ui/ruled/Amounts.tsx'
import { Fold } from '#web/kit/ui/ruled/Fold.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** Hours and rate of a line of hours, and the amount of any. */
const Figures = ({ of: line }: { readonly of: ShownLine }) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  const { decimal, valor_hora_centavos: rate, centavos } = line
  return (
    <Amounts>
      {decimal !== null && rate !== null && (
        <span>{t('rule', { hours: f.paidHours(decimal), rate: f.money(rate) })}</span>
      )}
      <strong>{f.money(centavos)}</strong>
    </Amounts>
  )
}

/** What a line is for; a deliverable leads to its page. */
const Name = ({ of: line }: { readonly of: ShownLine }) => {
  const t = useWords(invoicePageWords)
  const { show } = useNounPaths({ routes: entregaRoutes })
  const to = line.entrega ? show(line.entrega) : undefined
  return (
    <span>
      {t(`kind_${invoiceLineKind.keyOf(line.kind) ?? 'other'}`)} ·{' '}
      {to ? <TextLink to={to}>{line.descricao}</TextLink> : line.descricao}
    </span>
  )
}

/** A line; hours open to their loops where the reader is told of them. */
const Line = ({ of: line }: { readonly of: ShownLine }) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  const { loops = [] } = line
  if (loops.length === 0)
    return (
      <Row at="between">
        <Name of={line} />
        <Figures of={line} />
      </Row>
    )
  return (
    <Fold
      head={
        <>
          <Name of={line} />
          <small className="figures">{t('loops', { count: loops.length })}</small>
          <Figures of={line} />
        </>
      }
    >
      <RuledList of={loops}>
        {(loop) => (
          <Row at="between">
            <TextLink to={pathTo('loopShow', { id: loop.id })}>{f.dateTime(loop.inicio)}</TextLink>
            <Amounts>
              <span>{f.clock(loop.segundos)}</span>
              <span>{t('hours', { hours: f.paidHours(loop.decimal) })}</span>
              <strong>{f.money(loop.centavos)}</strong>
            </Amounts>
          </Row>
        )}
      </RuledList>
    </Fold>
  )
}

/** What an invoice charges, venture by venture, and the total. */
export const Lines = ({ of: lines }: { readonly of: readonly ShownLine[] }) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  const ventures = [...Map.groupBy(lines, (it) => it.venture.id).values()]
  return (
    <Stack>
      {ventures.map((those) => {
        const venture = those[0]?.venture
        return (
          venture && (
            <Section
              key={venture.id}
              title={
                <Row at="between">
                  <span>
                    <VentureName id={venture.id} nome={venture.nome} />
                  </span>
                  <Amounts>
                    <strong>{f.money(totalOf(those))}</strong>
                  </Amounts>
                </Row>
              }
            >
              {those.map((it) => (
                <Line key={it.place} of={it} />
              ))}
            </Section>
          )
        )
      })}
      <Section
        ruled
        title={
          <Row at="between">
            <span>{t('total')}</span>
            <Amounts>
              <strong>{f.money(totalOf(lines))}</strong>
            </Amounts>
          </Row>
        }
      >
        {null}
      </Section>
    </Stack>
  )
}
