import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { invoiceNoun } from '#contract/invoice/invoice.noun.ts'
import { invoiceCrud, type invoiceFlow, type InvoiceRow } from '#contract/invoice/invoice.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import { InvoiceActions } from '#web/invoice/InvoiceActions.tsx'
import { Lines } from '#web/invoice/Lines.tsx'
import { Pix } from '#web/invoice/Pix.tsx'
import { Tracker } from '#web/invoice/Tracker.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { moneyDay } from '#web/kit/clock.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { useSession } from '#web/kit/session/session.ts'
import type { StepFields } from '#web/kit/steps/stepped.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

/** The day of the money; today where it came in today, as it mostly does. */
const pay: StepFields<typeof invoiceFlow.calls.pay, InvoiceRow> = (form) => <DateField of={form.of('paid_on')} first />
const steps = { fields: { pay }, from: { pay: () => ({ paid_on: moneyDay() }) } }

const InvoiceMain = ({ of: row }: { readonly of: InvoiceRow }) => {
  const t = useWords(invoicePageWords)
  const answer = useCall(invoiceCalls.page, { id: row.id })
  const ended = row.status === financeStatus.of.cancelled || row.status === financeStatus.of.reversed
  return (
    <Answer of={answer} rows={8}>
      {({ data }) => (
        <>
          <Tracker of={row} />
          <Pix of={row} payment={data.pix} />
          <Card title={t('lines')} {...(data.lines.some((it) => it.decimal !== null) && { lead: t('why') })}>
            <Lines of={data.lines} />
          </Card>
          {ended && <Quiet>{t('released')}</Quiet>}
        </>
      )}
    </Answer>
  )
}

/** Told by the head, and by where the invoice stands: each day with its person. */
const TOLD = [
  'numero',
  'status',
  'issued_on',
  'due_on',
  'late',
  'paid_on',
  'paid_at',
  'paid_by',
  'ended_at',
  'ended_by',
  'reason',
]

/** One invoice: where it stands, how it is paid, what it charges down to the loops, and its history. */
export const InvoiceShowScreen = () => {
  const t = useWords(invoicePageWords)
  const { can } = useSession()
  return (
    <RecordScreen
      noun={invoiceNoun}
      of={invoiceCrud}
      badge={(row) => <span className="figures">{t('number', { number: row.numero })}</span>}
      usual={(row, withItems) => <InvoiceActions id={row.id}>{withItems}</InvoiceActions>}
      elsewhere={() => TOLD}
      main={(row) => <InvoiceMain of={row} />}
      steps={steps}
      // Files of an invoice are the organisation's: a client is not told of them.
      {...(!can('invoice.seeAll') && { traits: [] })}
    />
  )
}
