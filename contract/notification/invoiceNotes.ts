import type { Message } from '#contract/kit/words.ts'

/** What is told of invoices, to clients and to those who take payments in. */
export const invoiceNotes = {
  invoiceIssued: [
    'A fatura nº {{number}}, de {{total}}, foi emitida para {{client}}, com vencimento em {{due}}.',
    'Invoice no. {{number}} for {{total}} was issued to {{client}}, due on {{due}}.',
  ],
  invoiceDueSoon: [
    'A fatura nº {{number}}, de {{total}}, vence em {{due}}.',
    'Invoice no. {{number}} for {{total}} is due on {{due}}.',
  ],
  invoiceOverdue: [
    'A fatura nº {{number}}, de {{total}}, venceu em {{due}} e está em aberto.',
    'Invoice no. {{number}} for {{total}} was due on {{due}} and is still open.',
  ],
  invoiceLate: [
    'A fatura nº {{number}} de {{client}}, de {{total}}, venceu em {{due}} e não foi paga.',
    'Invoice no. {{number}} to {{client}} for {{total}} was due on {{due}} and has not been paid.',
  ],
  invoiceToPay: [
    'Fatura nº {{number}}: ver e pagar, sem entrar',
    'Invoice no. {{number}}: see and pay it, without signing in',
  ],
  invoicePaid: [
    'A fatura nº {{number}} de {{client}}, de {{total}}, foi paga em {{day}}.',
    'Invoice no. {{number}} to {{client}} for {{total}} was paid on {{day}}.',
  ],
  invoiceCancelled: [
    'A fatura nº {{number}}, de {{total}}, foi cancelada: {{reason}}',
    'Invoice no. {{number}} for {{total}} was cancelled: {{reason}}',
  ],
  invoiceReversed: [
    'O pagamento da fatura nº {{number}}, de {{total}}, foi estornado: {{reason}}',
    'The payment of invoice no. {{number}} for {{total}} was reversed: {{reason}}',
  ],
} as const satisfies Record<string, Message>
