import type { DocumentDescription, DocumentTable } from '#server/kit/document/description.ts'

/** Lines of an order as loops make them: a day, an atom, what was done, hours, value and amount. */
export const loopLines = (count: number, name = (index: number): string => `Átomo ${index} – integração`) =>
  Array.from({ length: count }, (_, index) => [
    `2026-03-${String((index % 28) + 1).padStart(2, '0')}`,
    name(index),
    `Correção nº ${index}, ${'ação do cartão '.repeat(index % 5)}fim`,
    10 + (index % 90),
    9_000,
    100_000 + index,
  ])

export const loopTable = (groups: DocumentTable['groups']): DocumentTable => ({
  title: 'Loops',
  none: 'Nenhum loop.',
  columns: [
    { title: 'Dia', kind: 'date' },
    { title: 'Átomo', kind: 'text' },
    { title: 'Descrição', kind: 'text', share: 2 },
    { title: 'Horas', kind: 'hours' },
    { title: 'Valor', kind: 'money' },
    { title: 'Total', kind: 'money' },
  ],
  groups,
})

/** A document with all that one can have, and so many lines. */
export const documentWith = (lines: number): DocumentDescription => ({
  title: 'Ordem de pagamento 42',
  locale: 'pt',
  organisation: { nome: 'Estúdio Łódź' },
  head: [[{ label: 'Looper', value: 'Zoë Šimůnková' }], [{ label: 'Período', value: '06/03/2026 a 13/03/2026' }]],
  tables: [
    loopTable([
      { title: 'Portal do paciente', rows: loopLines(lines), subtotal: [null, 'Subtotal', null, 12, null, 99] },
    ]),
  ],
  totals: [
    { label: 'Horas', kind: 'hours', value: 12_345 },
    { label: 'Total a pagar', kind: 'money', value: 123_450, strong: true },
  ],
  note: 'Primeira linha.\nSegunda linha.',
  signatures: [{ name: 'Zoë Šimůnková', about: 'Looper' }],
  footer: 'Gerado em 13/03/2026',
  now: new Date('2026-03-13T15:00:00Z'),
})
