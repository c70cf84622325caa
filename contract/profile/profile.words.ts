import { words } from '#contract/kit/words.ts'

/** Words of the server about a person's own page. */
export const profileWords = words('profile', {
  wrongPassword: ['A senha atual não é esta.', 'That is not your current password.'],
  samePassword: ['Escolha uma senha diferente da atual.', 'Choose a password that differs from the current one.'],
  zoneUnknown: ['Este fuso horário não é conhecido.', 'This time zone is not known.'],
  passwordChanged_one: [
    'Senha alterada. {{count}} outra sessão foi encerrada.',
    'Password changed. {{count}} other session was ended.',
  ],
  passwordChanged_other: [
    'Senha alterada. {{count}} outras sessões foram encerradas.',
    'Password changed. {{count}} other sessions were ended.',
  ],
  factorIsOn: ['A verificação em duas etapas já está ativada.', 'Two-step verification is already on.'],
  factorIsOff: ['A verificação em duas etapas não está ativada.', 'Two-step verification is not on.'],
  factorOff: ['Verificação em duas etapas desativada.', 'Two-step verification is off.'],
  sessionEnded: ['Sessão encerrada.', 'Session ended.'],
  othersEnded_one: ['{{count}} outra sessão foi encerrada.', '{{count}} other session was ended.'],
  othersEnded_other: ['{{count}} outras sessões foram encerradas.', '{{count}} other sessions were ended.'],
})
