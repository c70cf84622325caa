import { words } from '#contract/kit/words.ts'

/** The screen of a new person. */
export const newcomerWords = words('newcomer', {
  title: ['Nova pessoa', 'New person'],
  lead: [
    'A pessoa recebe um convite por e-mail, cria a própria senha e só então entra.',
    'The person gets an invitation by e-mail, sets their own password, and only then can sign in.',
  ],
  inviteLead: [
    'Seu papel convida pessoas; setor, contratação e valor ficam com a administração.',
    'Your role invites people; sector, contract and value are for the administration.',
  ],
  column_locale: ['Idioma da mensagem', 'Message language'],
  locale_pt: ['Português', 'Portuguese'],
  locale_en: ['Inglês', 'English'],
  hint_valor_hora_centavos: ['Vazio: o valor do tipo de looper.', 'Empty: the looper type’s value.'],
  send: ['Criar e convidar', 'Create and invite'],
  doneSilent: [
    '{{name}} foi convidada. Este Nucleo não envia e-mails: o link está nos relatórios de e-mail.',
    '{{name}} has been invited. This Nucleo sends no e-mails: the link is in the mail reports.',
  ],
  done: ['{{name}} recebeu um convite.', '{{name}} has been sent an invitation.'],
})
