import { words } from '#contract/kit/words.ts'

export const resourcePageWords = words('resourcePage', {
  text: ['Texto', 'Text'],
  files: ['Arquivos', 'Files'],
  filesNone: ['Nenhum arquivo.', 'No files.'],
  ofVenture: ['Recursos', 'Resources'],
  ofVentureNone: ['Nenhum recurso guardado ainda.', 'No resource kept yet.'],
  allOfVenture: ['Ver todos', 'See all'],
  fileCount_one: ['{{count}} arquivo', '{{count}} file'],
  fileCount_other: ['{{count}} arquivos', '{{count}} files'],
  show: ['Ver {{name}}', 'View {{name}}'],
  view: ['Ver', 'View'],
  broken: ['Este arquivo não pôde ser mostrado.', 'This file could not be shown.'],
  large: [
    'Este arquivo é grande demais para ser mostrado aqui: baixe-o.',
    'This file is too large to be shown here: download it.',
  ],
  cut: ['Mostradas as primeiras {{shown}} linhas.', 'The first {{shown}} lines are shown.'],
  cutText: [
    'Este é só o começo: baixe o arquivo para ler o resto.',
    'This is only the beginning: download the file to read the rest.',
  ],
  page: ['Página {{page}} de {{pages}}', 'Page {{page}} of {{pages}}'],
  previous: ['Anterior', 'Previous'],
  next: ['Próxima', 'Next'],
  remove: ['Remover {{name}}', 'Remove {{name}}'],
  removeAsk: ['Remover {{name}} do recurso?', 'Remove {{name}} from the resource?'],
  removeDo: ['Remover', 'Remove'],
  library: ['Biblioteca', 'Library'],
  openVenture: ['Abrir a venture', 'Open the venture'],
  typeNone: ['Nada aqui ainda.', 'Nothing here yet.'],
})
