import { invoiceNoun } from '#contract/invoice/invoice.noun.ts'
import { invoiceList, type InvoiceRow } from '#contract/invoice/invoice.ts'
import { useFormat } from '#web/kit/format.ts'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'

/** The day on which an invoice is due, and below it that the day has passed. */
const Due = ({ of: { due_on, late } }: { readonly of: InvoiceRow }) => {
  const f = useFormat()
  return (
    <span className="figures">
      <TwoLines short first={f.date(due_on)} under={late && <LateMark since={due_on} />} />
    </span>
  )
}

const due = (row: InvoiceRow) => <Due of={row} />
const cells = { nome: { grow: 2 }, due_on: { cell: due, cardCell: due } } as const

/** Client invoices: what each client owes and has paid. */
export const InvoiceListScreen = () => <ListScreen noun={invoiceNoun} of={invoiceList} cells={cells} />
