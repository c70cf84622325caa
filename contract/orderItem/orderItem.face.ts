import type { Face } from '#contract/kit/face.ts'

/** Additional items of payment orders; written and decided by permissions of orders (docs/decisions/177). */
export const orderItemFace = {
  thing: 'orderItem',
  title: ['Itens adicionais', 'Additional items'],
  group: 'money',
  // Who opens everybody's sees all orders (`order.seeAll`), the others their own.
  acts: { open: [1, 4, 6, 7] },
  area: 'order',
  scope: 'orders',
  screens: {
    workstation: {
      orderItemList: {
        path: '/district/workstation/projects/ordempagamento/items',
        roles: [1, 4, 6, 7],
        purpose: [
          'Bônus, descontos e despesas que entram nas ordens de pagamento.',
          'Bonuses, discounts and expenses that go on payment orders.',
        ],
        synonyms:
          'itens adicionais bonus desconto despesa reembolso recibo comprovante additional items discount expense receipt refund',
        help: 'ordens-de-pagamento',
      },
    },
    hub: {
      orderItemNew: {
        path: '/ordempagamento/items/new',
        roles: [1],
        synonyms: 'novo item bonus desconto despesa reembolso new item discount expense refund',
        help: 'ordens-de-pagamento',
      },
      orderItemShow: {
        path: '/ordempagamento/items/show/:id',
        roles: [1, 4, 6, 7],
        help: 'ordens-de-pagamento',
      },
    },
  },
} as const satisfies Face
