import { words } from '#contract/kit/words.ts'

export const handoverWords = words('handover', {
  title: ['Transferir responsabilidades', 'Hand over responsibilities'],
  lead: [
    'Setores, metas abertas, células, átomos abertos, equipes e visões compartilhadas passam para outra pessoa. Loops, pagamentos e histórico ficam.',
    'Sectors, open goals, cells, open atoms, teams and shared views go to another person. Loops, payments and history stay.',
  ],
  open: ['Transferir para outra pessoa', 'Hand over to somebody else'],
  nothing: ['Não há nada a transferir.', 'There is nothing to hand over.'],
  field_to: ['Transferir para', 'Hand over to'],
  column_to: ['Transferir para', 'Hand over to'],
  optional: [
    'Opcional: sem escolha, tudo fica onde está.',
    'Optional: without a choice, everything stays where it is.',
  ],
  save: ['Transferir', 'Hand over'],
  kind_sectors: ['Setores que lidera', 'Sectors led'],
  kind_goals: ['Metas abertas por que responde', 'Open goals owned'],
  kind_cells: ['Células por que responde', 'Cells owned'],
  kind_responsible: ['Átomos abertos por que responde', 'Open atoms owned'],
  kind_atoms: ['Átomos abertos em que trabalha', 'Open atoms worked on'],
  kind_teams: ['Equipes de ventures', 'Teams of ventures'],
  kind_views: ['Visões compartilhadas', 'Shared views'],
  more: ['e mais {{count}}', 'and {{count}} more'],
  done: ['Tudo agora é de {{name}}.', 'Everything now belongs to {{name}}.'],
  self: ['Escolha outra pessoa.', 'Choose another person.'],
  inactive: ['Esta pessoa não está ativa.', 'This person is not active.'],
  unverified: ['Esta pessoa ainda não confirmou o e-mail.', 'This person has not confirmed their e-mail yet.'],
  outside: [
    'Clientes e convidados não assumem trabalho da organização.',
    'Clients and guests cannot take over the organisation’s work.',
  ],
  mayNotWork: [
    'O papel desta pessoa não registra loops, e há átomos em que se trabalha. Escolha outra pessoa.',
    'This person’s role records no loops, and there are atoms to work on. Choose another person.',
  ],
  mayNotSee: [
    'O papel desta pessoa não abre uma das listas que têm visões compartilhadas. Escolha outra pessoa.',
    'This person’s role cannot open one of the lists with shared views. Choose another person.',
  ],
  onlyLeaving: [
    'Quem fica ativo continua com o que é seu; transfira pela página da pessoa.',
    'Someone who stays active keeps what is theirs; hand it over on their page.',
  ],
})
