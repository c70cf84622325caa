import { words } from '#contract/kit/words.ts'

/** Looking at the app as another role or person, on every screen. */
export const viewAsWords = words('viewAs', {
  banner: ['Vendo como {{role}}. Nada pode ser alterado.', 'Viewing as {{role}}. Nothing can be changed.'],
  bannerPerson: [
    'Vendo como {{name}} ({{role}}) até {{time}}. Nada pode ser alterado.',
    'Viewing as {{name}} ({{role}}) until {{time}}. Nothing can be changed.',
  ],
  chooseTitle: ['Ver como {{role}}', 'View as {{role}}'],
  chooseLead: [
    'Escolha quem: você vê as telas e os dados dessa pessoa por até uma hora, sem alterar nada. Fica na auditoria quem viu como quem, de quando a quando. Sessões, chaves e tokens dela não aparecem.',
    'Choose a person. For up to an hour you see their screens and data, but cannot change anything. The audit records who viewed as whom, and when. Their sessions, keys and tokens are not shown.',
  ],
  person: ['Nome ou e-mail', 'Name or e-mail'],
  venture: ['Venture', 'Venture'],
  anyVenture: ['Todas as ventures', 'All ventures'],
  people: ['Pessoas', 'People'],
  none: ['Ninguém ativo com este papel aqui.', 'Nobody here is active in this role.'],
  more: ['Há mais pessoas: escreva parte do nome.', 'There are more people: type part of a name.'],
  onlyRole: ['Ver só o papel, com os meus dados', 'View the role only, with my own data'],
  over: ['A visualização terminou.', 'The preview is over.'],
  leave: ['Sair da visualização', 'Leave the preview'],
  start: ['Ver como', 'View as'],
  startRole: ['Ver como {{role}}', 'View as {{role}}'],
  failed: ['Não foi possível ver como escolhido.', 'Could not start the preview.'],
})
