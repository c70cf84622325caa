import { weekNoun } from '#contract/week/week.noun.ts'
import { weekList } from '#contract/week/week.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells = { nome: { grow: 2 }, ends_on: { card: 'named' } } as const

/** Weeks of payment: what each pays, and what waits in it. */
export const WeekListScreen = () => {
  return <ListScreen noun={weekNoun} of={weekList} cells={cells} />
}
