import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { invoiceNoun } from '#contract/invoice/invoice.noun.ts'
import { invoiceClients } from '#contract/invoice/invoice.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import { addDays } from '#contract/kit/dates.ts'
import { Preview } from '#web/invoice/new/Preview.tsx'
import { DateRangeField } from '#web/kit/form/fields/dates/DateRangeField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { useLocalForm } from '#web/kit/form/useLocalForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'
import { RefusedForm } from '#web/page/RefusedForm.tsx'

const ID = /^[1-9]\d{0,9}$/
/** Days that the form begins with, back from today. */
const DAYS = 30

interface Asked {
  readonly client_id: number | null
  readonly from: string | null
  readonly to: string | null
}

/** The client that the address names, and the last weeks. */
const useAsked = (): Asked => {
  const f = useFormat()
  const [search] = useSearchParams()
  const client = search.get('client_id') ?? ''
  return { client_id: ID.test(client) ? Number(client) : null, from: addDays(f.today(), -DAYS), to: f.today() }
}

const NewInvoice = () => {
  const t = useWords(invoicePageWords)
  const [asked, setAsked] = useState(useAsked())
  const form = useLocalForm({ from: asked, words: [invoicePageWords], onChange: setAsked, onDone: () => undefined })
  const { client_id, from, to } = asked
  const complete = client_id !== null && from !== null && to !== null && from <= to
  return (
    <>
      <PageHeader title={t('newTitle')} lead={t('newLead')} />
      <Stack gap="large">
        <div data-tour="invoice-of">
          <Card narrow>
            <LookupField of={form.of('client_id')} label={t('client')} lookup={invoiceClients} />
            <DateRangeField from={form.of('from')} to={form.of('to')} />
          </Card>
        </div>
        {complete ? (
          <Preview key={`${String(client_id)} ${from} ${to}`} of={{ client_id, from, to }} />
        ) : (
          <Quiet>{t('chooseFirst')}</Quiet>
        )}
      </Stack>
    </>
  )
}

/** Makes an invoice of a client's finished deliverables and billable hours in a period. */
export const InvoiceNewScreen = () => {
  const t = useWords(invoicePageWords)
  const { can } = useSession()
  return can('invoice.create') ? <NewInvoice /> : <RefusedForm noun={invoiceNoun} title={t('newTitle')} />
}
