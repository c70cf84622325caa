import { words } from '#contract/kit/words.ts'

/** Words of the public page of an invoice. */
export const invoicePublicWords = words('invoicePublic', {
  title: ['Fatura nº {{number}}', 'Invoice no. {{number}}'],
  lead: ['De {{organisation}} para {{client}}', 'From {{organisation}} to {{client}}'],
  total: ['Total', 'Total'],
  status: ['Situação', 'Status'],
  status_pending: ['Pendente', 'Pending'],
  status_paid: ['Paga', 'Paid'],
  status_cancelled: ['Cancelada', 'Cancelled'],
  status_reversed: ['Estornada', 'Reversed'],
  issued: ['Emissão', 'Issued'],
  due: ['Vencimento', 'Due'],
  paid: ['Paga em', 'Paid on'],
  lines: ['O que é cobrado', 'Charges'],
  pay: ['Pagar por PIX', 'Pay by PIX'],
  payTo: ['{{total}} a {{organisation}}', '{{total}} to {{organisation}}'],
  noPix: [
    'Esta fatura ainda não pode ser paga por PIX: combine o pagamento com {{organisation}}.',
    'This invoice cannot be paid by PIX yet: agree on the payment with {{organisation}}.',
  ],
  paidNote: ['Esta fatura está paga. Não há nada a fazer.', 'This invoice is paid. There is nothing to do.'],
  cancelledNote: ['Esta fatura foi cancelada: não a pague.', 'This invoice was cancelled: do not pay it.'],
  reversedNote: [
    'O pagamento desta fatura foi estornado: não a pague de novo sem falar com {{organisation}}.',
    'The payment of this invoice was reversed: do not pay it again without talking to {{organisation}}.',
  ],
  missingTitle: ['Fatura não encontrada', 'Invoice not found'],
  missing: [
    'Este link não abre nenhuma fatura. Confira se ele foi copiado por inteiro, ou peça outro a quem o enviou.',
    'No invoice was found at this link. Check that you copied all of it, or ask the sender for a new one.',
  ],
})
