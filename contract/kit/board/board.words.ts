import { words } from '#contract/kit/words.ts'

/** Words that all boards share. */
export const boardKitWords = words('boardKit', {
  region: ['Quadro', 'Board'],
  search: ['Buscar no quadro', 'Search the board'],
  none: ['Nenhum cartão', 'No cards'],
  noneFound: ['Nenhum cartão com “{{text}}”', 'No cards with “{{text}}”'],
  move: ['Mover “{{name}}” para…', 'Move “{{name}}” to…'],
  up: ['Uma posição acima', 'One place up'],
  down: ['Uma posição abaixo', 'One place down'],
  top: ['Para o topo', 'To the top'],
  bottom: ['Para o fim', 'To the bottom'],
  toLane: ['Para a raia “{{lane}}”', 'To the swimlane “{{lane}}”'],
  limit: ['{{count}} de no máximo {{limit}}', '{{count}} of at most {{limit}}'],
  over: ['acima do limite', 'over the limit'],
  moveKeys: ['Mover o cartão em foco', 'Move the focused card'],
  laneKeys: ['Mudar o cartão em foco de raia', 'Move the focused card to another swimlane'],
  keysOfLanes: [
    'Alt com Shift e as setas para cima e para baixo muda de raia.',
    'Alt + Shift + ↑ or ↓ moves it to another swimlane.',
  ],
  keys: [
    'Alt com as setas move o cartão em foco; o botão de cada cartão tem o mesmo em um menu.',
    'Alt + arrow keys move the focused card; each card’s button offers the same as a menu.',
  ],
})
