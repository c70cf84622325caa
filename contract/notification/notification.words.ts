import { words } from '#contract/kit/words.ts'
import { invoiceNotes } from './invoiceNotes.ts'

/** Words of notifications; each is stored by its key and shown in the reader's language. */
export const notificationWords = words('notification', {
  messageNew: ['Comunicação: {{title}}', 'Message: {{title}}'],
  messageAsked: ['Comunicação que espera a sua resposta: {{title}}', 'Message awaiting your answer: {{title}}'],
  messageUrgent: ['Comunicação urgente: {{title}}', 'Urgent message: {{title}}'],
  messageReminder: ['Lembrete: {{title}}', 'Reminder: {{title}}'],
  messageMissing: ['Falta você: {{title}}', 'You have not dealt with this yet: {{title}}'],
  messageMail: ['A sua organização comunica:', 'A message from your organisation:'],
  messageMailAsks: [
    'A sua organização comunica e pede a sua resposta. Ela é dada na página da comunicação:',
    'A message from your organisation that asks for your answer, which you give on its page:',
  ],
  loopForced: [
    'Seu loop em “{{atomo}}” foi parado por inatividade. Informe quando você realmente parou.',
    'Your loop on “{{atomo}}” was stopped because of inactivity. When did you really stop?',
  ],
  loopRetyped_one: ['{{name}} mudou o tipo de um loop seu.', '{{name}} changed the type of one of your loops.'],
  loopRetyped_other: [
    '{{name}} mudou o tipo de {{count}} loops seus.',
    '{{name}} changed the type of {{count}} of your loops.',
  ],
  loopDeleted_one: ['{{name}} excluiu um loop seu.', '{{name}} deleted one of your loops.'],
  loopDeleted_other: ['{{name}} excluiu {{count}} loops seus.', '{{name}} deleted {{count}} of your loops.'],
  loopStoppedFor: [
    '{{name}} parou o seu loop em “{{atom}}”: {{reason}}',
    '{{name}} stopped your loop on “{{atom}}”: {{reason}}',
  ],
  loopConcludedFor: [
    '{{name}} corrigiu e concluiu o seu loop em “{{atom}}”: {{reason}}',
    '{{name}} corrected and finished your loop on “{{atom}}”: {{reason}}',
  ],
  loopReshaped: [
    '{{name}} dividiu, moveu ou juntou o seu loop em “{{atom}}”.',
    '{{name}} split, moved or merged your loop on “{{atom}}”.',
  ],
  loopWritten: ['{{name}} escreveu um loop para você em “{{atom}}”.', '{{name}} added a loop for you on “{{atom}}”.'],
  loopsImported_one: ['{{name}} importou {{count}} loop seu.', '{{name}} imported {{count}} loop of yours.'],
  loopsImported_other: ['{{name}} importou {{count}} loops seus.', '{{name}} imported {{count}} loops of yours.'],
  loopRequested: ['{{name}} pediu um loop em “{{atom}}”.', '{{name}} requested a loop on “{{atom}}”.'],
  loopRequestChanged: [
    '{{name}} mudou o seu pedido de loop em “{{atom}}”.',
    '{{name}} changed your request for a loop on “{{atom}}”.',
  ],
  loopRequestAccepted: [
    '{{name}} aceitou o seu pedido de loop em “{{atom}}”.',
    '{{name}} accepted your request for a loop on “{{atom}}”.',
  ],
  loopRequestRefused: [
    '{{name}} recusou o seu pedido de loop em “{{atom}}”.',
    '{{name}} refused your request for a loop on “{{atom}}”.',
  ],
  loopReturned: ['{{name}} devolveu o seu loop em “{{atom}}”.', '{{name}} returned your loop on “{{atom}}”.'],
  loopMended: [
    '{{name}} corrigiu o loop devolvido em “{{atom}}”.',
    '{{name}} corrected the returned loop on “{{atom}}”.',
  ],
  weekReopened: [
    '{{name}} reabriu a sua semana que terminou em {{friday}}: {{reason}}',
    '{{name}} reopened your week that ended on {{friday}}: {{reason}}',
  ],
  weekLeft_one: [
    'A sua semana que terminou em {{friday}} fechou, e {{count}} loop ficou para a próxima.',
    'Your week that ended on {{friday}} closed, and {{count}} loop waits for the next one.',
  ],
  weekLeft_other: [
    'A sua semana que terminou em {{friday}} fechou, e {{count}} loops ficaram para a próxima.',
    'Your week that ended on {{friday}} closed, and {{count}} loops wait for the next one.',
  ],
  weekClosing_one: [
    'Sua semana fecha hoje às {{time}}, e {{count}} loop seu ainda não é pago por ela.',
    'Your week closes today at {{time}}, and {{count}} of your loops is not in it yet.',
  ],
  weekClosing_other: [
    'Sua semana fecha hoje às {{time}}, e {{count}} loops seus ainda não são pagos por ela.',
    'Your week closes today at {{time}}, and {{count}} of your loops are not in it yet.',
  ],
  weekToConfirm_one: [
    'As semanas fecham hoje às {{time}}: {{count}} loop espera por confirmação.',
    'The weeks close today at {{time}}: {{count}} loop waits to be confirmed.',
  ],
  weekToConfirm_other: [
    'As semanas fecham hoje às {{time}}: {{count}} loops esperam por confirmação. Pessoas: {{people}}.',
    'The weeks close today at {{time}}: {{count}} loops wait to be confirmed. People: {{people}}.',
  ],
  orderMade: [
    'A sua ordem de pagamento nº {{number}} foi criada: {{total}}, com vencimento em {{due}}.',
    'Your payment order no. {{number}} was created: {{total}}, due on {{due}}.',
  ],
  orderPaid: [
    'A sua ordem de pagamento nº {{number}} foi paga: {{total}}.',
    'Your payment order no. {{number}} was paid: {{total}}.',
  ],
  ordersDue_one: [
    '{{count}} ordem de pagamento a pagar até hoje, {{day}}: {{total}}.',
    '{{count}} payment order is due by today, {{day}}: {{total}}.',
  ],
  ordersDue_other: [
    '{{count}} ordens de pagamento a pagar até hoje, {{day}}: {{total}} ao todo.',
    '{{count}} payment orders are due by today, {{day}}: {{total}} in all.',
  ],
  orderDue: [
    'Ordem nº {{number}}, {{name}}: {{total}}, com vencimento em {{day}}',
    'Order no. {{number}}, {{name}}: {{total}}, due on {{day}}',
  ],
  orderDeleted: [
    'A sua ordem de pagamento nº {{number}} foi excluída; as horas dela esperam por outra.',
    'Your payment order no. {{number}} was deleted; its hours wait for another one.',
  ],
  orderReversed: [
    'O pagamento da sua ordem nº {{number}} foi estornado: {{reason}}',
    'The payment of your order no. {{number}} was reversed: {{reason}}',
  ],
  orderItemConfirmed: [
    'O item “{{name}}”, de {{value}}, foi confirmado: entra na sua próxima ordem de pagamento.',
    'The item “{{name}}”, {{value}}, was confirmed: it will be on your next payment order.',
  ],
  orderItemRefused: [
    'O item “{{name}}”, de {{value}}, foi recusado: {{reason}}',
    'The item “{{name}}”, {{value}}, was refused: {{reason}}',
  ],
  ...invoiceNotes,
  registrationWaiting: [
    '{{name}} espera pela análise do cadastro.',
    '{{name}} has registered and is waiting for review.',
  ],
  supportNew: ['{{name}} escreveu ao suporte: {{subject}}', '{{name}} wrote to support: {{subject}}'],
  supportAnswered: ['O suporte respondeu: {{subject}}', 'Someone answered your message: {{subject}}'],
  invitationRequested: ['{{name}} pediu um convite.', '{{name}} asked for an invitation.'],
  commentMentioned: ['{{name}} mencionou você em {{record}}.', '{{name}} mentioned you in {{record}}.'],
  commentAdded: ['{{name}} comentou em {{record}}.', '{{name}} commented on {{record}}.'],
  webhookOff: [
    'O seu webhook para {{url}} foi desligado: várias entregas seguidas falharam.',
    'Your webhook to {{url}} was switched off after several failed deliveries in a row.',
  ],
  exportReady: [
    'Os seus dados estão prontos para baixar até {{due}}.',
    'Your data is ready to download until {{due}}.',
  ],
  erasureDenied: [
    'O seu pedido de exclusão {{protocol}} foi recusado: {{reason}}',
    'Your data erasure request ({{protocol}}) was denied: {{reason}}',
  ],
  erasureNew: [
    '{{name}} pediu a exclusão dos seus dados ({{protocol}}).',
    '{{name}} asked for their data to be erased ({{protocol}}).',
  ],
  incidentDue: [
    'O incidente “{{title}}” ainda não foi comunicado à ANPD. O prazo termina em {{due}}, hora de Brasília.',
    'The incident “{{title}}” has not been reported to the ANPD yet. The period ends on {{due}}, Brasília time.',
  ],
  incidentRaised: [
    'O sistema registrou um incidente: {{title}}. Veja o que foi encontrado.',
    'The system recorded an incident: {{title}}. See what was found.',
  ],
  handedOver: [
    'Você assumiu responsabilidades de {{name}}: {{what_pt}}.',
    'You have taken over from {{name}}: {{what_en}}.',
  ],
  demandNew: ['{{name}} enviou uma demanda: {{title}}', '{{name}} sent a demand: {{title}}'],
  demandAccepted: ['A sua demanda “{{title}}” foi aceita.', 'Your demand “{{title}}” was accepted.'],
  demandCancelled: [
    'A sua demanda “{{title}}” foi cancelada: {{reason}}',
    'Your demand “{{title}}” was cancelled: {{reason}}',
  ],
  newsPublished: ['Notícia: {{title}}', 'News: {{title}}'],
  newsReminder: ['Falta ler ou dar ciência: {{title}}', 'Still to read or acknowledge: {{title}}'],
  permissionMine: [
    'As permissões do seu papel mudaram. Veja o que ele abre agora.',
    'Your role’s permissions have changed. See what you can open now.',
  ],
  permissionRole_one: [
    '{{name}} mudou uma permissão do papel {{role_pt}}.',
    '{{name}} changed a permission of the {{role_en}} role.',
  ],
  permissionRole_other: [
    '{{name}} mudou {{count}} permissões do papel {{role_pt}}.',
    '{{name}} changed {{count}} permissions of the {{role_en}} role.',
  ],
  atomGiven_one: [
    '{{name}} passou um átomo para você: {{ref}} {{atom}}',
    '{{name}} assigned you an atom: {{ref}} {{atom}}',
  ],
  atomGiven_other: ['{{name}} passou {{count}} átomos para você.', '{{name}} assigned you {{count}} atoms.'],
  atomAccepted: [
    '{{name}} aceitou {{ref}} {{atom}}: já pode receber loops.',
    '{{name}} accepted {{ref}} {{atom}}: time can be tracked on it now.',
  ],
  atomApproved: ['{{name}} aprovou {{ref}} {{atom}}.', '{{name}} approved {{ref}} {{atom}}.'],
  gateStarted: [
    '{{name}} iniciou o gate “{{gate}}” de {{venture}}.',
    '{{name}} started gate “{{gate}}” of {{venture}}.',
  ],
  gateResumed: [
    '{{name}} retomou o gate “{{gate}}” de {{venture}}, que tinha sido contestado.',
    '{{name}} resumed gate “{{gate}}” of {{venture}}, which had been contested.',
  ],
  gateDelivered: [
    'O gate “{{gate}}” de {{venture}} foi entregue. Sem resposta até {{due}}, ele conta como aprovado.',
    'Gate “{{gate}}” of {{venture}} was delivered. Without an answer by {{due}}, it counts as approved.',
  ],
  gateReminder: [
    'Decida sobre o gate “{{gate}}” de {{venture}} até {{due}}. Depois, o silêncio aprova.',
    'Decide on gate “{{gate}}” of {{venture}} by {{due}}. After that, silence counts as approval.',
  ],
  gateAsked: [
    '{{name}} perguntou sobre o gate “{{gate}}” de {{venture}}. O prazo está parado até a resposta.',
    '{{name}} asked about gate “{{gate}}” of {{venture}}. The clock is paused until somebody answers.',
  ],
  gateAnswered: [
    '{{name}} respondeu sobre o gate “{{gate}}” de {{venture}}. O prazo continua.',
    '{{name}} answered about gate “{{gate}}” of {{venture}}. The clock is running again.',
  ],
  gateApproved: [
    '{{name}} aprovou o gate “{{gate}}” de {{venture}}.',
    '{{name}} approved gate “{{gate}}” of {{venture}}.',
  ],
  gateApprovedFor: [
    '{{name}} aprovou o gate “{{gate}}” de {{venture}} em nome do cliente, combinado com {{with}}.',
    '{{name}} approved gate “{{gate}}” of {{venture}} on the client’s behalf, agreed with {{with}}.',
  ],
  gateContested: [
    '{{name}} contestou o gate “{{gate}}” de {{venture}}.',
    '{{name}} contested gate “{{gate}}” of {{venture}}.',
  ],
  gateSilent: [
    'Os cinco dias passaram sem resposta: o gate “{{gate}}” de {{venture}} está aprovado.',
    'Nobody answered in five days: gate “{{gate}}” of {{venture}} is approved.',
  ],
  entregaHomologation: [
    'A entrega “{{entrega}}” de {{venture}} está em homologação: veja o que foi feito.',
    '“{{entrega}}” of {{venture}} is ready for your review: see what was done.',
  ],
  entregaFinished: [
    'A entrega “{{entrega}}” de {{venture}} foi finalizada.',
    'The deliverable “{{entrega}}” of {{venture}} is finished.',
  ],
  mailOpen: ['Abrir no Nucleo', 'Open in Nucleo'],
  mailWhy: [
    'Você escolheu receber este aviso por e-mail. Mude isso no seu perfil, em Avisos.',
    'You chose to get this by e-mail. You can change that in your profile, under Notices.',
  ],
  permissionReset: [
    '{{name}} restaurou as permissões de todos os papéis.',
    '{{name}} reset the permissions of all roles to the default.',
  ],
})
