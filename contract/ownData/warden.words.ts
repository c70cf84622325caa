import { words } from '#contract/kit/words.ts'

/** The district Warden: its tabs for those who govern, and what everybody finds of themselves there. */
export const wardenWords = words('warden', {
  title: ['Governança', 'Governance'],
  lead: [
    'O que você aceitou e o que você pode fazer com os seus dados.',
    'What you accepted, and what you can do with your data.',
  ],
  tabs: ['Governança', 'Governance'],
  tab_requests: ['Pedidos de exclusão', 'Erasure requests'],
  tab_acceptances: ['Aceites dos termos', 'Answers to the terms'],
  terms: ['Termos de serviço', 'Terms of service'],
  accepted: ['Você aceitou a versão {{version}} em {{date}}.', 'You accepted version {{version}} on {{date}}.'],
  refused: ['Você recusou a versão {{version}} em {{date}}.', 'You refused version {{version}} on {{date}}.'],
  notAnswered: ['Você ainda não respondeu à versão {{version}}.', 'You have not answered version {{version}} yet.'],
  toTerms: ['Ler os termos de serviço', 'Read the terms of service'],
  data: ['Seus dados', 'Your data'],
  dataLead: [
    'Leve uma cópia dos seus dados, corrija-os ou peça que sejam excluídos.',
    'Take a copy of your data, correct it, or ask for it to be erased.',
  ],
  toProfile: ['Abrir os meus dados', 'Open my data'],
})
