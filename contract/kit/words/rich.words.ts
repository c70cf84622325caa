import { words } from '#contract/kit/words.ts'

/** The editor of rich text. */
export const richWords = words('rich', {
  toolbar: ['Formatação', 'Formatting'],
  bold: ['Negrito', 'Bold'],
  italic: ['Itálico', 'Italic'],
  strike: ['Riscado', 'Strikethrough'],
  code: ['Código', 'Code'],
  codeBlock: ['Bloco de código', 'Code block'],
  bulletList: ['Lista', 'List'],
  orderedList: ['Lista numerada', 'Numbered list'],
  blockquote: ['Citação', 'Quote'],
  link: ['Link', 'Link'],
  linkTo: ['Endereço', 'Address'],
  linkHint: ['https://… ou um e-mail', 'https://… or an e-mail address'],
  linkBad: ['Este endereço não pode ser um link.', 'This address cannot be used as a link.'],
  linkSet: ['Aplicar', 'Apply'],
  linkDrop: ['Tirar link', 'Remove link'],
  mention: ['Mencionar alguém', 'Mention somebody'],
  people: ['Pessoas para mencionar', 'People to mention'],
  peopleFound_one: ['{{count}} pessoa', '{{count}} person'],
  peopleFound_other: ['{{count}} pessoas', '{{count}} people'],
  peopleNone: ['Ninguém com este nome tem acesso.', 'Nobody with that name has access.'],
  gone: ['alguém', 'somebody'],
})
