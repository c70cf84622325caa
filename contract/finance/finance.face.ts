import type { Face } from '#contract/kit/face.ts'

/** The finance book: entries by hand and the extract (specification, sections 2 and 6; docs/decisions/184). */
export const financeFace = {
  thing: 'finance',
  title: ['Financeiro', 'Finance'],
  group: 'money',
  acts: {
    // Section 6: finances open is false for all; the extract is a list, and an entry is read by whoever lists it.
    open: [],
    list: [1],
    create: [1],
    changeStatus: [1],
    reverse: [1],
  },
  area: 'finance',
  scope: 'finance',
  screens: {
    hub: {
      financeExtract: {
        path: '/district/hub/financial/extract',
        roles: [1],
        purpose: [
          'O que entrou e saiu, o saldo de qualquer período e o que vence.',
          'What came in and went out, the balance of any period and what falls due.',
        ],
        synonyms:
          'financeiro extrato caixa saldo entrada saida receita despesa lancamento conta banco ofx fluxo de caixa financial extract cash balance income expense entry account bank statement cash flow',
        help: 'financeiro',
      },
      financeNew: {
        path: '/district/hub/financial/new',
        roles: [1],
        synonyms: 'novo lancamento despesa receita aluguel imposto tarifa new entry expense income rent tax fee',
        help: 'financeiro',
      },
      financeShow: { path: '/district/hub/financial/show/:id', roles: [1], help: 'financeiro' },
    },
  },
  people: {
    'finance_entries.created_by_id': 'keep',
    'finance_entries.paid_by_id': 'keep',
    'finance_entries.ended_by_id': 'keep',
    'entrega_payments.paid_by_id': 'keep',
    'entrega_payments.reversed_by_id': 'keep',
  },
} as const satisfies Face
