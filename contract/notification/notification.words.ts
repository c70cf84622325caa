import { words } from '#contract/kit/words.ts'

/** What people are told; each word is kept with its notification and said in the reader's language. */
export const notificationWords = words('notification', {
  loopForced: [
    'Seu loop em “{{atomo}}” foi parado por inatividade. Informe quando você realmente parou.',
    'Your loop on “{{atomo}}” was stopped for inactivity. Say when you really stopped.',
  ],
  loopRetyped_one: ['{{name}} mudou o tipo de um loop seu.', '{{name}} changed the type of one of your loops.'],
  loopRetyped_other: [
    '{{name}} mudou o tipo de {{count}} loops seus.',
    '{{name}} changed the type of {{count}} of your loops.',
  ],
  loopDeleted_one: ['{{name}} excluiu um loop seu.', '{{name}} deleted one of your loops.'],
  loopDeleted_other: ['{{name}} excluiu {{count}} loops seus.', '{{name}} deleted {{count}} of your loops.'],
  registrationWaiting: [
    '{{name}} espera pela análise do cadastro.',
    '{{name}} waits for their registration to be reviewed.',
  ],
  supportNew: ['{{name}} escreveu ao suporte: {{subject}}', '{{name}} wrote to support: {{subject}}'],
  supportAnswered: ['O suporte respondeu: {{subject}}', 'Support answered: {{subject}}'],
  invitationRequested: ['{{name}} pediu um convite.', '{{name}} asked for an invitation.'],
  commentMentioned: ['{{name}} mencionou você em {{record}}.', '{{name}} mentioned you in {{record}}.'],
  commentAdded: ['{{name}} comentou em {{record}}.', '{{name}} commented on {{record}}.'],
  webhookOff: [
    'O seu webhook para {{url}} foi desligado: várias entregas seguidas falharam.',
    'Your webhook to {{url}} was switched off: several deliveries in a row failed.',
  ],
  exportReady_one: [
    'Os seus dados estão prontos para baixar por {{count}} dia.',
    'Your data is ready to download for {{count}} day.',
  ],
  exportReady_other: [
    'Os seus dados estão prontos para baixar por {{count}} dias.',
    'Your data is ready to download for {{count}} days.',
  ],
  erasureDenied: [
    'O seu pedido de exclusão {{protocol}} foi recusado: {{reason}}',
    'Your request to be erased {{protocol}} was denied: {{reason}}',
  ],
  erasureNew: [
    '{{name}} pediu a exclusão dos seus dados ({{protocol}}).',
    '{{name}} asked to be erased ({{protocol}}).',
  ],
  permissionMine: [
    'As permissões do seu papel mudaram. Veja o que ele abre agora.',
    'The permissions of your role changed. See what it opens now.',
  ],
  permissionRole_one: [
    '{{name}} mudou uma permissão do papel {{role_pt}}.',
    '{{name}} changed a permission of the role {{role_en}}.',
  ],
  permissionRole_other: [
    '{{name}} mudou {{count}} permissões do papel {{role_pt}}.',
    '{{name}} changed {{count}} permissions of the role {{role_en}}.',
  ],
  mailOpen: ['Abrir no Nucleo', 'Open in Nucleo'],
  mailWhy: [
    'Você escolheu receber este aviso por e-mail. Mude isso no seu perfil, em Avisos.',
    'You chose to receive this notice by e-mail. Change that in your profile, under Notices.',
  ],
  permissionReset: [
    '{{name}} restaurou as permissões de todos os papéis.',
    '{{name}} reset the permissions of all roles to the default.',
  ],
})
