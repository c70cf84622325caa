import { words } from '#contract/kit/words.ts'

/** What the palette answers to words that no screen is called by: the nearest thing, and that it is the nearest. */
export const paletteWords = words('palette', {
  near: ['Mais perto', 'Closest'],
  late: ['Átomos atrasados', 'Late atoms'],
  vacation: ['Férias e folgas ainda não têm tela: ver a capacidade', 'Time off has no screen yet: see capacity'],
  meeting: ['Reuniões ainda não têm tela: ver quem está na equipe', 'Meetings have no screen yet: see the team'],
  chat: ['Conversas ainda não têm tela: escrever ao suporte', 'Chats have no screen yet: write to support'],
  course: ['Cursos ainda não têm tela: ver a biblioteca', 'Courses have no screen yet: see the library'],
  crm: ['O CRM ainda não tem tela: ver os clientes', 'The CRM has no screen yet: see the clients'],
  wallet: [
    'A carteira ainda não tem tela: ver ordens de pagamento',
    'The wallet has no screen yet: see payment orders',
  ],
  comment: ['Comentar: no fim da página de cada átomo', 'Comment: at the end of each atom’s page'],
  permission: ['O que cada papel pode fazer', 'What each role may do'],
  invite: [
    'Convidar é de administradores e gestores: pedir ao suporte',
    'Only administrators and managers invite: ask support',
  ],
  client: ['Clientes: cada venture mostra o seu', 'Clients: each venture shows its own'],
  cell: ['Gates e células: dentro de cada venture', 'Gates and cells: inside each venture'],
  import: ['Importar horas é de administradores: pedir um loop', 'Only administrators import hours: request a loop'],
  stop: ['Parar: nenhum loop em andamento', 'Stop: no loop is running'],
  cancel: ['Cancelar ou corrigir um loop', 'Cancel or correct a loop'],
  last: ['Seu último átomo: em Meu trabalho', 'Your last atom: in My work'],
  mobile: ['Nucleo no celular: o mesmo endereço, no navegador', 'Nucleo on a phone: same address, in the browser'],
  export: [
    'Exportar: em Relatórios, ou pelo botão de cada lista',
    'Export: in Reports, or with the button on each list',
  ],
  undo: ['Desfazer: enquanto o aviso oferece', 'Undo: while the notice is on screen'],
})
