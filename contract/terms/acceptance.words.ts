import { words } from '#contract/kit/words.ts'

/** Every answer to the terms, in Warden. */
export const acceptanceWords = words('acceptance', {
  title: ['Aceites dos termos', 'Answers to the terms'],
  lead: [
    'Cada resposta fica guardada como prova. O que não foi guardado na época aparece como “- - -”.',
    'Each answer is kept as evidence. What was not stored at the time shows as “- - -”.',
  ],
  search: ['Pessoa, versão ou endereço', 'Person, version or address'],
  emptyBody: ['As respostas aos termos de serviço aparecem aqui.', 'Answers to the terms of service appear here.'],
  column_person: ['Pessoa', 'Person'],
  column_answer: ['Resposta', 'Answer'],
  column_version: ['Versão', 'Version'],
  column_at: ['Quando', 'When'],
  column_ip: ['Endereço de rede', 'Network address'],
  column_user_agent: ['Navegador', 'Browser'],
  answer_accepted: ['Aceitou', 'Accepted'],
  answer_refused: ['Recusou', 'Refused'],
})
