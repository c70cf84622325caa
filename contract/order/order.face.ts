import type { Face } from '#contract/kit/face.ts'

/** Payment orders (specification, sections 2 to 9; docs/decisions/174). */
export const orderFace = {
  thing: 'order',
  title: ['Ordens de pagamento', 'Payment orders'],
  group: 'money',
  acts: {
    list: [1, 4, 6, 7],
    open: [1, 2, 4, 6, 7],
    // 4 opens what it is paid, the others of `open` everybody's.
    seeAll: [1, 2, 6, 7],
    // 2 bills atoms but sees no value (specification, section 6).
    seeValue: [1, 4, 6, 7],
    // What the weekly run closed, made and left out, of everybody and with values.
    seeRun: [1, 6, 7],
    // Section 6 lets "managers and admins" create orders without rules; its table and the route say 1.
    create: [1],
    edit: [1],
    delete: [1],
    // Additional items count only once confirmed, so confirming is writing an amount.
    confirmItem: [1],
    invoice: [1],
    pay: [1],
    downloadPdf: [1, 6],
    // A person's own papers by themselves, anybody's by 1.
    handIn: [1, 4],
  },
  area: 'order',
  scope: 'orders',
  screens: {
    workstation: {
      orderList: {
        path: '/district/workstation/projects/ordempagamento/index',
        roles: [1, 4, 6, 7],
        purpose: [
          'O que foi faturado e pago a cada looper, hora por hora.',
          'What was invoiced and paid to each looper, hour by hour.',
        ],
        synonyms:
          'ordem pagamento pagar pago salario salary receber valor order payment pay paid payroll wage pix fatura invoice',
        help: 'ordens-de-pagamento',
      },
      orderRun: {
        path: '/district/workstation/projects/ordempagamento/run',
        roles: [1, 6, 7],
        purpose: [
          'O que a semana paga, quando fecha, o que cada fechamento levou e deixou de fora.',
          'What the week pays, when it closes, and what each closing took and left out.',
        ],
        synonyms:
          'fechamento semanal sexta-feira contagem regressiva folha execucao weekly run closing countdown friday payroll cron',
        help: 'ordens-de-pagamento',
      },
    },
    hub: {
      orderNew: {
        path: '/ordempagamento/new',
        roles: [1],
        purpose: [
          'Uma ordem à mão: looper, período e cada loop que entra.',
          'An order by hand: looper, period and each loop that it takes.',
        ],
        synonyms: 'nova ordem pagamento pagar faturar new order pay invoice',
        help: 'ordens-de-pagamento',
      },
      orderShow: { path: '/ordempagamento/show/:id', roles: [1, 2, 4, 6, 7], help: 'ordens-de-pagamento' },
    },
  },
  people: {
    'orders.user_id': 'own',
    'orders.created_by_id': 'keep',
    'orders.paid_by_id': 'keep',
    'orders.ended_by_id': 'keep',
    'order_papers.created_by_id': 'keep',
    'order_papers.removed_by_id': 'keep',
    'order_items.user_id': 'own',
    'order_items.created_by_id': 'keep',
    'order_items.decided_by_id': 'keep',
  },
} as const satisfies Face
