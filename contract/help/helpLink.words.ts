import { words } from '#contract/kit/words.ts'

/** Links from screens to the articles that explain them. */
export const helpLinkWords = words('helpLink', {
  screen: ['Ajuda sobre esta tela', 'Help about this screen'],
  more: ['Como funciona', 'How it works'],
})
