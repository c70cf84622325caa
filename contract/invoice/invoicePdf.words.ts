import { words } from '#contract/kit/words.ts'

/** Words of the PDF of an invoice, and of the mails about it. */
export const invoicePdfWords = words('invoicePdf', {
  title: ['Fatura nº {{number}}', 'Invoice no. {{number}}'],
  titleMarked: ['Fatura nº {{number}} – {{mark}}', 'Invoice no. {{number}} – {{mark}}'],
  mark_paid: ['PAGA', 'PAID'],
  mark_cancelled: ['CANCELADA', 'CANCELLED'],
  mark_reversed: ['ESTORNADA', 'REVERSED'],
  issuer: ['Emitente', 'Issued by'],
  issuerCnpj: ['CNPJ do emitente', 'Issuer’s CNPJ'],
  clientName: ['Razão social', 'Registered name'],
  cnpj: ['CNPJ', 'CNPJ'],
  lines: ['{{name}}: {{total}}', '{{name}}: {{total}}'],
  description: ['Descrição', 'Description'],
  kind: ['Tipo', 'Kind'],
  hours: ['Horas', 'Hours'],
  rate: ['Valor por hora', 'Hourly rate'],
  amount: ['Valor', 'Amount'],
  subtotal: ['Subtotal', 'Subtotal'],
  noLines: ['Esta fatura não cobra nada.', 'This invoice has no charges.'],
  totalHours: ['Total de horas', 'Total hours'],
  total: ['Total', 'Total'],
  rule: [
    'Cada período de trabalho é arredondado uma vez, para décimos de hora, e cobrado pelo valor por hora da venture.',
    'Each period of work is rounded once, to tenths of an hour, and charged at the hourly rate of its venture.',
  ],
  note: ['Observação: {{text}}', 'Note: {{text}}'],
  reason: ['Motivo: {{reason}}', 'Reason: {{reason}}'],
  pay: ['Pagar por PIX', 'Pay by PIX'],
  payLead: ['{{total}} a {{name}}', '{{total}} to {{name}}'],
  pixCode: ['PIX copia e cola', 'PIX copy and paste'],
  zone: ['Dias de São Paulo', 'Dates in São Paulo'],
  failed: [
    'O PDF desta fatura não pôde ser feito. Tente de novo; se voltar a falhar, fale com o suporte.',
    'We couldn’t create the PDF of this invoice. Try again; if it fails again, contact support.',
  ],
})
