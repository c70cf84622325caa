import { words } from '#contract/kit/words.ts'

/** Words of the switcher of saved views. */
export const viewScreenWords = words('viewScreen', {
  views: ['Visões', 'Views'],
  standard: ['Visão padrão', 'Standard view'],
  changed: ['alterada', 'changed'],
  openFirst: ['abre primeiro', 'opens first'],
  sharedBy: ['de {{name}}', 'by {{name}}'],
  sharedMark: ['compartilhada', 'shared'],
  save: ['Salvar', 'Save'],
  saveAs: ['Salvar como nova visão…', 'Save as a new view…'],
  reset: ['Descartar alterações', 'Discard changes'],
  rename: ['Renomear…', 'Rename…'],
  share: ['Compartilhar', 'Share'],
  unshare: ['Deixar de compartilhar', 'Stop sharing'],
  makeFirst: ['Abrir sempre nesta visão', 'Always open in this view'],
  makeFirstNot: ['Não abrir mais nesta visão', 'No longer open in this view'],
  remove: ['Excluir visão', 'Delete view'],

  newTitle: ['Nova visão', 'New view'],
  renameTitle: ['Renomear visão', 'Rename view'],
  name: ['Nome', 'Name'],
  nameHint: ['Guarda filtros, ordem, colunas e densidade.', 'Keeps filters, order, columns and density.'],
  sharing: ['Compartilhar com quem vê esta lista', 'Share with everybody who sees this list'],

  sharedNow: ['Quem vê esta lista agora vê esta visão.', 'Everybody who sees this list now sees this view.'],
  privateNow: ['Agora só você vê esta visão.', 'Only you see this view now.'],
  firstNow: ['Esta lista abre agora em “{{name}}”.', 'This list now opens in “{{name}}”.'],
  firstNotNow: ['Esta lista abre agora na visão padrão.', 'This list now opens in the standard view.'],
  staleTitle: ['Esta visão mudou', 'This view has changed'],
  staleBody: [
    '“{{name}}” foi alterada em outro lugar depois que você a abriu. Você pode substituí-la pelo que está na tela, ou cancelar: nada do que está na tela se perde.',
    '“{{name}}” was changed elsewhere after you opened it. You can replace it with what is on the screen, or cancel: nothing on the screen is lost.',
  ],
  replace: ['Substituir', 'Replace'],
  unseen_one: [
    'Você não vê a coluna {{columns}}: o que a lista pedia por ela ficou de fora.',
    'You cannot see the column {{columns}}: whatever depended on it was left out.',
  ],
  unseen_other: [
    'Você não vê as colunas {{columns}}: o que a lista pedia por elas ficou de fora.',
    'You cannot see the columns {{columns}}: whatever depended on them was left out.',
  ],
})
