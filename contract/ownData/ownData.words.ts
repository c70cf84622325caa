import { words } from '#contract/kit/words.ts'

/** Words of the server about a person's own data. */
export const ownDataWords = words('ownData', {
  fileName: ['meus-dados', 'my-data'],
  exportWaiting: ['Os seus dados já estão sendo reunidos.', 'Your data is already being prepared.'],
  alreadyAsked: [
    'Você já pediu a exclusão. O protocolo é {{protocol}}.',
    'You have already requested erasure. The protocol number is {{protocol}}.',
  ],
  ownRequest: ['Outra pessoa precisa decidir o seu pedido.', 'Somebody else has to decide your request.'],
  decided: ['Este pedido já foi decidido ou retirado.', 'This request has already been decided or withdrawn.'],
  reasonNeeded: ['Informe o motivo da recusa.', 'Say why it is denied.'],
  erased: ['Dados excluídos.', 'Data erased.'],
  denied: ['Pedido recusado.', 'Request denied.'],
  doneSubject: ['Os seus dados foram excluídos ({{protocol}})', 'Your data was erased ({{protocol}})'],
  doneBody: [
    'O seu pedido {{protocol}} foi atendido: a sua conta e os seus dados pessoais foram excluídos. Loops e pagamentos ficam guardados sem o seu nome, como a lei pede.',
    'Your request {{protocol}} was fulfilled: your account and your personal data were erased. Loops and payments are kept without your name, as the law requires.',
  ],
  mailWhy: [
    'Esta é a última mensagem que você recebe do Nucleo.',
    'This is the last message you will receive from Nucleo.',
  ],
})
