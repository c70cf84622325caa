import { roles } from '#contract/access/roles.ts'
import { words, type Message } from '#contract/kit/words.ts'

const roleWords = Object.fromEntries<Message>(roles.map(({ key, pt, en }) => [`role_${key}`, [pt, en]]))

/** Words that all lists of people share. */
export const peopleMessages = {
  ...roleWords,
  search: ['Nome ou e-mail', 'Name or e-mail'],
  column_nome: ['Nome', 'Name'],
  column_email: ['E-mail', 'E-mail'],
  column_role: ['Papel', 'Role'],
  column_status: ['Situação', 'Status'],
  column_type: ['Tipo de looper', 'Looper type'],
  column_sector: ['Setor', 'Sector'],
  column_areas: ['Áreas de atuação', 'Areas of expertise'],
  column_valor_hora_centavos: ['Valor da hora', 'Hourly rate'],
  filter_without_value: ['Sem valor da hora', 'Without an hourly rate'],
  column_qtdProjetos: ['Projetos', 'Projects'],
  column_contract_type: ['Contratação', 'Contract'],
  contract_type_autonomous: ['Autônomo (CPF)', 'Self-employed (CPF)'],
  contract_type_mei: ['MEI', 'MEI'],
  contract_type_company: ['Empresa', 'Company'],
  column_seen_at: ['Visto por último', 'Last seen'],
  column_created_at: ['Criado em', 'Created'],
  status_pending: ['E-mail por confirmar', 'E-mail to be confirmed'],
  status_active: ['Ativo', 'Active'],
  status_review: ['Em análise', 'Under review'],
  status_off: ['Desativado', 'Switched off'],
  status_denied: ['Recusado', 'Denied'],
} as const

export const looperWords = words('looper', {
  ...peopleMessages,
  one: ['Pessoa', 'Person'],
  title: ['Usuários', 'Users'],
  emptyBody: [
    'Aqui aparecem todos os que têm uma conta: loopers, gestores, clientes e parceiros.',
    'Everybody with an account appears here: loopers, managers, clients and partners.',
  ],
  column_last_name: ['Sobrenome', 'Last name'],
  column_locale: ['Idioma', 'Language'],
  column_zone: ['Fuso horário', 'Time zone'],
  column_area_ids: ['Áreas de atuação', 'Areas of expertise'],
  edit: ['Editar', 'Edit'],
  editTitle: ['Editar {{name}}', 'Edit {{name}}'],
  save: ['Salvar', 'Save'],
  roleWarning: [
    'Ao salvar outro papel, esta pessoa sai de todos os dispositivos e entra de novo com ele.',
    'Saving another role signs this person out of all devices; they sign in again with the new one.',
  ],
  hint_valor_hora_centavos: [
    'Vale para o que for concluído a partir de agora; loops já concluídos ficam com o valor que tinham.',
    'Applies to what is concluded from now on; loops already concluded keep their value.',
  ],
  unusualValue: [
    '{{value}} por hora é incomum: confira se não é o valor de um mês.',
    '{{value}} an hour is unusual: check that it is not a monthly amount.',
  ],
  ownRole: ['Ninguém muda o próprio papel.', 'You cannot change your own role.'],
  ownValue: [
    'Ninguém muda o próprio valor da hora: peça a outro administrador.',
    'You cannot change your own hourly rate: ask another administrator.',
  ],
  ownValueHint: [
    'O seu próprio valor é mudado por outro administrador; só quem administra sozinho muda o seu.',
    'Another administrator changes your own value; only a sole administrator changes theirs.',
  ],
  adminRole: [
    'Só um administrador dá ou tira o papel de administrador.',
    'Only an administrator can give or take away the administrator role.',
  ],
  values: ['Valores da hora', 'Hourly rates'],
  valueFrom: ['desde {{when}}', 'since {{when}}'],
  valueStart: ['valor inicial', 'initial value'],
  teams: ['Equipes', 'Teams'],
  teamsNone: ['Esta pessoa não está em equipes.', 'This person is on no team.'],
  teamsAll: ['Ver as equipes', 'See the teams'],
  hours: ['Horas', 'Hours'],
  hoursNone: ['Esta pessoa ainda não registrou loops.', 'This person has not recorded any loops yet.'],
  hoursAll: ['Ver no Loop Center', 'See them in Loop Center'],
  hoursCount: ['Loops registrados: {{count}}', 'Loops recorded: {{count}}'],
  statusOf: ['Mudar a situação de {{name}}', 'Change the status of {{name}}'],
  hoursWeek: ['Nesta semana', 'This week'],
  hoursMonth: ['Neste mês', 'This month'],
  reset: ['Senha nova', 'New password'],
  resetAsk: ['Enviar a {{name}} um link para uma senha nova?', 'Send {{name}} a link for a new password?'],
  resetBody: [
    'O link vale por um dia, uma única vez. Até lá a senha de hoje continua valendo; a verificação em duas etapas fica como está.',
    'The link works once, for one day. Until then today’s password keeps working; two-step verification stays as it is.',
  ],
  resetSent: ['Link enviado a {{email}}.', 'Link sent to {{email}}.'],
  resetOwn: [
    'A própria senha se troca no perfil, em Segurança.',
    'You change your own password in your profile, under Security.',
  ],
  resetAdmin: [
    'Só um administrador envia a outro administrador um link para uma senha nova.',
    'Only an administrator sends another administrator a link for a new password.',
  ],
  resetUnable: [
    'Esta conta não está ativa: uma senha nova não deixaria a pessoa entrar.',
    'This account is not active: a new password would not let this person sign in.',
  ],
  statusChanged: ['Status alterado!', 'Status changed!'],
  ownStatus: ['Ninguém muda a própria situação.', 'You cannot change your own status.'],
  lastAdmin: [
    'É o último administrador ativo. Ative outro administrador antes.',
    'This is the last active administrator. Activate another administrator first.',
  ],
})
