import { words } from '#contract/kit/words.ts'

/** What only the screens of the loop say; what the server says too stands in loop.words.ts. */
export const loopScreenWords = words('loopScreen', {
  // The timer in the top bar.
  start: ['Iniciar loop', 'Start a loop'],
  startHint: ['Sem loop em andamento', 'No loop is running'],
  finishHint: ['Falta concluir o loop', 'A loop waits to be finished'],
  openTimer: ['Abrir o timer', 'Open the timer'],
  runningIn: ['Loop em andamento em {{atom}}', 'Loop running on {{atom}}'],
  stop: ['Parar', 'Stop'],
  stopLoop: ['Parar loop', 'Stop the loop'],
  unknownTime: ['Tempo indisponível', 'Time unavailable'],
  workTime: ['Tempo de trabalho', 'Work time'],
  currentTime: ['Hora atual', 'Current time'],
  nextCheck: ['Próxima verificação', 'Next check'],
  startedAt: ['Iniciado às', 'Started at'],
  venture: ['Venture', 'Venture'],
  atom: ['Átomo', 'Atom'],
  group: ['Loop', 'Loop'],
  dayTotal: ['Total de hoje', 'Total today'],

  // Screen 0.
  chooseTitle: ['Em qual átomo você vai trabalhar?', 'Which atom will you work on?'],
  searchAtoms: ['Buscar átomo, venture, gate ou cell', 'Search atom, venture, gate or cell'],
  allVentures: ['Todas as ventures', 'All ventures'],
  atoms: ['Átomos', 'Atoms'],
  recent: ['Recentes', 'Recent'],
  others: ['Outros átomos', 'Other atoms'],
  planned: ['Previsto para {{date}}', 'Planned for {{date}}'],
  late: ['Atrasado', 'Late'],
  whatFor: ['O que você vai fazer? (opcional)', 'What will you do? (optional)'],
  countsFromNow: ['A contagem começa em seguida.', 'The clock starts right after.'],
  next: ['Próximo', 'Next'],
  noAtoms: ['Nenhum átomo disponível', 'No atom available'],
  noAtomsBody: [
    'Só aparecem aqui os átomos aceitos que estão com você. Aceite um átomo para registrar tempo nele.',
    'Only accepted atoms of yours show here. Accept an atom to record time on it.',
  ],
  noMatch: ['Nenhum átomo encontrado', 'No atom found'],
  noMatchBody: ['Mude a busca ou a venture.', 'Change the search or the venture.'],
  found_one: ['{{count}} átomo', '{{count}} atom'],
  found_other: ['{{count}} átomos', '{{count}} atoms'],

  // Screen 1.
  timerTitle: ['Loop em andamento', 'Loop running'],
  discard: ['Descartar', 'Discard'],
  discardTitle: ['Descartar este loop?', 'Discard this loop?'],
  discardBody: [
    'O tempo registrado em «{{atom}}» será apagado e não conta para o seu total. Não é possível desfazer.',
    'The time recorded on “{{atom}}” will be erased and will not count in your total. This cannot be undone.',
  ],
  keep: ['Manter', 'Keep it'],
  discardNoAnswer: [
    'Sem resposta do servidor: o loop pode não ter sido descartado. Verifique sua conexão e tente de novo.',
    'The server did not answer: the loop may not have been discarded. Check your connection and try again.',
  ],
  notifyOffer: ['Quer ser avisado mesmo com esta página oculta?', 'Want to be told even when this page is hidden?'],
  notifyOn: ['Ativar avisos', 'Turn on notices'],
  checkNow: ['agora', 'now'],

  // Presence and elapsed time.
  alertTitle: ['Você ainda está aí?', 'Are you still there?'],
  alertBody: [
    'Confirme até {{until}} ou o loop em «{{atom}}» será parado com fim às {{due}}.',
    'Confirm until {{until}} or the loop on “{{atom}}” will be stopped, ending at {{due}}.',
  ],
  here: ['Estou aqui', 'I am here'],
  secondsUnit_one: ['segundo', 'second'],
  secondsUnit_other: ['segundos', 'seconds'],
  left: ['Restam {{seconds}} s', '{{seconds}} s left'],
  hereRetrying: [
    'Sua confirmação ainda não chegou ao servidor. Tentando de novo…',
    'Your confirmation has not reached the server yet. Trying again…',
  ],
  alertOver: ['Tempo esgotado. Parando o loop…', 'Time is up. Stopping the loop…'],
  noticeTitle: ['Nucleo: você ainda está aí?', 'Nucleo: are you still there?'],
  noticeBody: ['Confirme sua presença até {{until}}.', 'Confirm your presence until {{until}}.'],
  elapsedTitle: ['Confirme o tempo', 'Confirm the time'],
  elapsedAsk: [
    'Tempo total até o momento {{time}} está correto?',
    'Total time until this moment {{time}}: is it correct?',
  ],
  elapsedHint: [
    'Se não estiver, o loop para agora e você informa quando realmente parou.',
    'If it is not, the loop stops now and you tell when you really stopped.',
  ],
  yesCorrect: ['Sim, está correto', 'Yes, it is correct'],
  noCorrect: ['Não, corrigir', 'No, correct it'],

  // Screens 2 and 4.
  finishTitle: ['Concluir loop', 'Finish the loop'],
  description: ['Descrição', 'Description'],
  descriptionHint: ['O que foi feito neste tempo', 'What was done in this time'],
  charsLeft: ['{{used}} de {{max}} caracteres', '{{used}} of {{max}} characters'],
  type: ['Tipo', 'Type'],
  typeRequired: ['Escolha o tipo.', 'Choose the type.'],
  conclude: ['Concluir', 'Finish'],
  fixEnd: ['Corrigir a hora do fim', 'Correct the end time'],
  adjustedTo: ['Fim corrigido', 'Corrected end'],
  change: ['Alterar', 'Change'],
  correctTitle: ['Corrigir loop', 'Correct the loop'],
  adjustTitle: ['Quando você parou?', 'When did you stop?'],
  whyForced: [
    'Ninguém respondeu à verificação de presença das {{due}}. O loop foi parado com fim nesse momento.',
    'Nobody answered the presence check of {{due}}. The loop was stopped, ending at that moment.',
  ],
  whyDenied: [
    'Você disse que o tempo total não estava correto. O loop foi parado às {{due}}.',
    'You said that the total time was not correct. The loop was stopped at {{due}}.',
  ],
  whyCorrect: [
    'O fim registrado, {{due}}, fica guardado. A correção vai ao lado dele, com a justificativa.',
    'The recorded end, {{due}}, is kept. The correction stands beside it, with its justification.',
  ],
  startMark: ['Início', 'Start'],
  checkDueMark: ['Verificação venceu', 'Check fell due'],
  stoppedMark: ['Parado em', 'Stopped at'],
  endMark: ['Fim registrado', 'Recorded end'],
  endField: ['Data e hora do fim', 'End date and time'],
  endHint: ['DD/MM/AAAA HH:mm · ↑ ↓ mudam 5 minutos', 'DD/MM/YYYY HH:mm · ↑ ↓ change 5 minutes'],
  pickDue: ['Quando a verificação venceu', 'When the check fell due'],
  pickMark: ['Fim registrado', 'Recorded end'],
  pickNow: ['Agora', 'Now'],
  badEnd: ['Use uma data e hora no formato DD/MM/AAAA HH:mm.', 'Use a date and time as DD/MM/YYYY HH:mm.'],
  justification: ['Justificativa', 'Justification'],
  justificationHint: ['Por que o fim é outro', 'Why the end is another'],
  newTotal: ['Total com a correção', 'Total with the correction'],
  saveCorrection: ['Salvar correção', 'Save the correction'],
  back: ['Voltar', 'Back'],

  // Screen 5.
  summaryTitle: ['Loop concluído', 'Loop finished'],
  loopTotal: ['Total do loop', 'Total of the loop'],
  dayTotalOf: ['Total do dia', 'Total of the day'],
  totalCorrect: ['O tempo total está correto?', 'Is the total time correct?'],
  yes: ['Sim', 'Yes'],
  no: ['Não', 'No'],

  // Failures told quietly.
  notSent: ['O que você fez está guardado.', 'What you did is kept.'],
  changedElsewhere: ['O loop mudou em outra página ou aparelho.', 'The loop changed on another page or device.'],
})
