import { words } from '#contract/kit/words.ts'
import { stageNames } from '#contract/venture/stage.words.ts'

/** Words of the rows behind a figure of revenue. */
export const revenueWords = words('revenue', {
  title: ['Receita', 'Revenue'],
  search: ['Descrição ou venture', 'Description or venture'],
  emptyBody: [
    'Linhas de faturas e entregas pagas sem fatura aparecem aqui.',
    'Invoice lines, and deliverables paid without an invoice, show up here.',
  ],
  lead: [
    'O que foi faturado, e as entregas pagas que nenhuma fatura tem.',
    'What was invoiced, plus deliverables paid without an invoice.',
  ],
  row: ['{{name}}, {{venture}}', '{{name}}, {{venture}}'],
  column_nome: ['Descrição', 'Description'],
  column_venture: ['Venture', 'Venture'],
  column_cliente: ['Cliente', 'Client'],
  column_stage: ['Etapa da venture', 'Venture stage'],
  column_kind: ['Tipo', 'Kind'],
  column_day: ['Dia', 'Day'],
  column_status: ['Situação', 'Status'],
  column_numero: ['Fatura', 'Invoice'],
  column_decimal: ['Horas', 'Hours'],
  column_centavos: ['Valor', 'Value'],
  kind_entrega: ['Entrega', 'Deliverable'],
  kind_hours: ['Horas', 'Hours'],
  kind_other: ['Outro', 'Other'],
  kind_paid: ['Entrega sem fatura', 'Deliverable without an invoice'],
  status_pending: ['Pendente', 'Pending'],
  status_paid: ['Paga', 'Paid'],
  ...stageNames,
})
