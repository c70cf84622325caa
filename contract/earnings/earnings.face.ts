import type { Face } from '#contract/kit/face.ts'

/** What ventures earn (specification, section 9; docs/decisions/186). */
export const earningsFace = {
  thing: 'earnings',
  title: ['Resultado', 'Earnings'],
  group: 'money',
  acts: {
    // Whoever sees values of ventures and everybody's orders: its calls ask for those permissions, too.
    open: [1, 7],
  },
  area: 'earnings',
  screens: {
    hub: {
      earnings: {
        path: '/district/hub/earnings',
        roles: [1, 7],
        purpose: [
          'Quanto cada venture faturou, custou e deixou, e qual gasta mais rápido do que entrega.',
          'What each venture invoiced, cost and left, and which burns faster than it delivers.',
        ],
        synonyms:
          'resultado lucro margem receita custo rentabilidade orcamento queima dre earnings profit margin revenue cost profitability budget burn p&l',
        help: 'resultado-das-ventures',
      },
      earningsRevenue: {
        path: '/district/hub/earnings/revenue',
        roles: [1, 7],
        synonyms: 'receita faturado linhas fatura entrega paga revenue invoiced lines paid deliverable',
        help: 'resultado-das-ventures',
      },
    },
  },
} as const satisfies Face
