import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { FigureLink } from '#web/kit/ui/ruled/FigureLink.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

type Mine = AnswerOf<typeof invoiceCalls.mine>['data']

const Figures = ({ of: { pending, pending_centavos, late, late_centavos, paid, next } }: { readonly of: Mine }) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  const list = (filter: Parameters<typeof filteredPath>[1], text: string) => (
    <FigureLink to={filteredPath('invoiceList', filter)}>{text}</FigureLink>
  )
  const open = list({ status: financeStatus.of.pending }, `${f.number(pending)} · ${f.money(pending_centavos)}`)
  const overdue = list({ late: 'true' }, `${f.number(late)} · ${f.money(late_centavos)}`)
  return (
    <>
      {next === null && <Quiet>{t('mineNone')}</Quiet>}
      <FactList
        facts={[
          ...(next === null ? [] : [{ label: t('minePending'), value: open }]),
          ...(late === 0 ? [] : [{ label: t('mineLate'), value: <LateMark>{overdue}</LateMark> }]),
          ...(next === null
            ? []
            : [
                {
                  label: t(late === 0 ? 'mineNext' : 'mineFirst'),
                  value: (
                    <TextLink to={pathTo('invoiceShow', { id: next.id })}>
                      {t('number', { number: next.numero })}, {f.date(next.due_on)}: {f.money(next.total_centavos)}
                    </TextLink>
                  ),
                },
              ]),
          ...(paid === 0
            ? []
            : [{ label: t('minePaid'), value: list({ status: financeStatus.of.paid }, f.number(paid)) }]),
        ]}
      />
    </>
  )
}

/** What a client's own company owes and has paid: each figure leads to its invoices. */
export const MyInvoices = () => {
  const t = useWords(invoicePageWords)
  const answer = useCall(invoiceCalls.mine, {})
  return (
    <Card title={t('mine')}>
      <Answer of={answer} rows={2}>
        {({ data }) => (
          <Stack>
            <Figures of={data} />
            <Row>
              <TextLink to={pathTo('invoiceList')}>{t('mineAll')}</TextLink>
            </Row>
          </Stack>
        )}
      </Answer>
    </Card>
  )
}
