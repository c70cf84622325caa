import { type Team, teamOf } from './assign.ts'
import { type Calendar, calendar } from './calendar.ts'
import { discardsOf } from './loops/discards.ts'
import { type DraftLoop, loopsOf } from './loops/loops.ts'
import { withEnding } from './loops/pending.ts'
import { people } from './people.ts'
import { type Plan, planOf } from './plan.ts'

export interface Scene {
  cal: Calendar
  seed: string
  team: Team
  plan: Plan
  kept: DraftLoop[]
  discarded: DraftLoop[]
}

/** Everything that the demo will write, thought out before a row is: it depends on nothing but `now`. */
export const sceneOf = (now: Date): Scene => {
  const seed = 'nucleo'
  const cal = calendar(now)
  const team = teamOf(people)
  const plan = planOf(cal, seed, team)
  const { atoms } = plan
  const kept = team.flatMap((member) => withEnding(cal, seed, { member, done: loopsOf(cal, seed, { member, atoms }) }))
  return { cal, seed, team, plan, kept, discarded: discardsOf(cal, seed, { team, atoms }) }
}
