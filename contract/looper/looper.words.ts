import { roles } from '#contract/access/roles.ts'
import { words, type Message } from '#contract/kit/words.ts'

const roleWords = Object.fromEntries<Message>(roles.map(({ key, pt, en }) => [`role_${key}`, [pt, en]]))

export const looperWords = words('looper', {
  ...roleWords,
  one: ['Pessoa', 'Person'],
  title: ['Pessoas', 'People'],
  search: ['Nome ou e-mail', 'Name or e-mail'],
  emptyBody: [
    'Aqui aparecem todos os que têm uma conta: loopers, gestores, clientes e parceiros.',
    'Everybody with an account appears here: loopers, managers, clients and partners.',
  ],
  column_nome: ['Nome', 'Name'],
  column_email: ['E-mail', 'E-mail'],
  column_role: ['Papel', 'Role'],
  column_status: ['Situação', 'Status'],
  column_type: ['Tipo de looper', 'Looper type'],
  column_sector: ['Setor', 'Sector'],
  column_areas: ['Áreas de atuação', 'Areas of expertise'],
  column_valor_hora_centavos: ['Valor da hora', 'Hourly value'],
  column_qtdProjetos: ['Projetos', 'Projects'],
  column_seen_at: ['Visto por último', 'Last seen'],
  column_created_at: ['Criado em', 'Created'],
  status_pending: ['E-mail por confirmar', 'E-mail to be confirmed'],
  status_active: ['Ativo', 'Active'],
  status_review: ['Em análise', 'Under review'],
  status_off: ['Desativado', 'Switched off'],
  status_denied: ['Recusado', 'Denied'],
  hours: ['Horas', 'Hours'],
  hoursNone: ['Esta pessoa ainda não registrou loops.', 'This person has not recorded any loops yet.'],
  hoursAll: ['Ver no Loop Center', 'See them in Loop Center'],
  hoursCount: ['Loops registrados: {{count}}', 'Loops recorded: {{count}}'],
  statusChanged: ['Status alterado!', 'Status changed!'],
  ownStatus: ['Ninguém muda a própria situação.', 'Nobody changes their own status.'],
  lastAdmin: [
    'É o último administrador ativo. Ative outro administrador antes.',
    'This is the last active administrator. Activate another administrator first.',
  ],
})
