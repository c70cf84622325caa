import { words } from '#contract/kit/words.ts'
import { loopTypeNames } from '#contract/loop/loopType.words.ts'

/** Words of a loop by hand: its form, and each reason against it. */
export const loopHandWords = words('loopHand', {
  ...loopTypeNames,
  title: ['Novo loop', 'New loop'],
  lead: [
    'Para um trabalho que nenhum cronômetro mediu. O loop nasce concluído; a pessoa é avisada e lê a justificativa.',
    'For work the timer did not record. The loop is created as finished; the person is notified and sees your reason.',
  ],
  field_user_id: ['Pessoa', 'Person'],
  field_atomo_id: ['Átomo', 'Atom'],
  field_inicio: ['Início', 'Start'],
  field_fim: ['Fim', 'End'],
  field_duration: ['Duração', 'Duration'],
  example_duration: ['1,5 · 1:30 · 90m', '1.5 · 1:30 · 90m'],
  badDuration: ['Escreva a duração como 1,5, 1:30 ou 90m.', 'Enter the duration as 1.5, 1:30 or 90m.'],
  field_tipo: ['Tipo', 'Type'],
  field_descricao: ['O que foi feito', 'What was done'],
  field_ajustes: ['Justificativa', 'Reason'],
  hint_ajustes: ['Por que o cronômetro não mediu.', 'Why the timer did not record it.'],
  write: ['Criar loop', 'Create loop'],
  written: ['Loop criado.', 'Loop created.'],
  noPerson: [
    'Esta pessoa não registra loops: escolha alguém ativo.',
    'This person does not track loops: choose somebody active.',
  ],
  atomGone: ['Este átomo não recebe loops.', 'Loops cannot be tracked on this atom.'],
  reasonNeeded: ['Diga por que o cronômetro não mediu este trabalho.', 'Say why the timer did not record this work.'],
  endNotAfter: ['O fim tem que ser depois do início.', 'The end must be after the start.'],
  startInFuture: ['O início não pode estar no futuro.', 'The start cannot be in the future.'],
  endInFuture: ['O fim não pode estar no futuro.', 'The end cannot be in the future.'],
  tooLong: ['Um loop dura no máximo 24 horas.', 'A loop can last 24 hours at most.'],
  weekClosed: [
    'A semana que terminou em {{friday}} já foi fechada: quem administra pode reabri-la.',
    'The week that ended on {{friday}} has been closed: an administrator can reopen it.',
  ],
  closed: ['As horas até {{until}} estão fechadas.', 'Hours up to {{until}} are closed.'],
  overlap: [
    'Já há um loop neste período: {{atom}}, {{from}} – {{to}}.',
    'There is already a loop at this time: {{atom}}, {{from}} – {{to}}.',
  ],
  overlapRunning: [
    'Há um loop em andamento neste período: {{atom}}, desde {{from}}.',
    'A loop is running at this time: {{atom}}, since {{from}}.',
  ],
  asked: ['Você já pediu um loop neste período.', 'You have already requested a loop at this time.'],
  overlapNow: ['Já há um loop neste período.', 'There is already a loop at this time.'],
  openOther: ['Abrir o outro loop: {{atom}}', 'Open the other loop: {{atom}}'],
})
