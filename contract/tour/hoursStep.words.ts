/** Words of the tour of hours, in the form of `tourStepWords`. */
export const hoursSteps = {
  hoursSheet_title: ['A sua semana em uma folha', 'Your week on a sheet'],
  hoursSheet_text: [
    'Átomos nas linhas, dias nas colunas. Digite 1,5 ou 1:30 em um dia: nada é enviado até você salvar.',
    'Atoms in rows, days in columns. Type 1.5 or 1:30 into a day: nothing is sent until you save.',
  ],
  hoursViews_title: ['A folha, ou o relógio', 'The sheet, or the clock'],
  hoursViews_text: [
    'A outra vista mostra cada loop na hora em que aconteceu, com os intervalos.',
    'The other view shows each loop at the time it happened, with the gaps in between.',
  ],
  hoursClosing_title: ['O que a semana paga', 'What the week pays'],
  hoursClosing_text: [
    'Ela fecha na sexta-feira, às 23:59. Abra uma semana para ver o que entra e por que o resto espera.',
    'It closes on Friday at 23:59. Open a week to see what is in it, and why the rest waits.',
  ],
  hoursReports_title: ['Some como quiser', 'Add them up your way'],
  hoursReports_text: [
    'Agrupe por venture, pessoa ou tipo, por dia, semana ou mês. Cada número leva aos seus loops.',
    'Group by venture, person or type, by day, week or month. Each figure opens its loops.',
  ],
} as const
