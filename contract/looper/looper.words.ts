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
})
