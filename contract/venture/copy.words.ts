import { words } from '#contract/kit/words.ts'

export const copyWords = words('ventureCopy', {
  action: ['Criar outra a partir desta', 'Create another from this one'],
  fromAnother: ['A partir de outra venture', 'From another venture'],
  title: ['Nova venture a partir de outra', 'New venture from another'],
  lead: [
    'Gates e células vêm juntos. Nada do que já foi feito vem: nem pessoas nos átomos, nem tempo, nem decisões.',
    'Gates and cells are copied. Past work is not: no people on atoms, no tracked time, no decisions.',
  ],
  make: ['Criar venture', 'Create venture'],
  made: ['Venture criada.', 'Venture created.'],
  field_from_id: ['A partir de', 'From'],
  hint_from_id: ['Modelos vêm primeiro.', 'Templates come first.'],
  field_nome: ['Nome', 'Name'],
  field_code: ['Código', 'Code'],
  field_cliente_id: ['Cliente', 'Client'],
  field_starts_on: ['Início', 'Start'],
  datesHint: [
    'As datas previstas andam junto com o início. Sem início, a cópia não tem datas.',
    'Planned dates shift with the start date. Without one, the copy has no dates.',
  ],
  field_atoms: ['Átomos, com suas checklists', 'Atoms, with their checklists'],
  field_goals: ['Metas, do zero', 'Goals, from zero'],
  field_resources: ['Textos dos recursos, sem arquivos', 'Resources, text only'],
  field_team: ['Equipe', 'Team'],
})
