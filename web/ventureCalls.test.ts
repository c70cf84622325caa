import { expect, test } from 'vitest'
import { gateCalls } from '#contract/gate/page.ts'
import { cycleCalls } from '#contract/okr/cycle.ts'
import { goalList } from '#contract/okr/okr.ts'
import { particleCalls } from '#contract/particle/page.ts'
import { particleList } from '#contract/particle/particle.ts'
import { teamCalls } from '#contract/team/team.ts'
import { particleRefs, ventureRefs } from '#web/ventureCalls.ts'

const ofVenture = {
  cycles: cycleCalls.list,
  goals: goalList.calls.list,
  moveGate: gateCalls.move,
  removeMember: teamCalls.remove,
} satisfies Record<keyof typeof ventureRefs, unknown>

const ofParticle = {
  list: particleList.calls.list,
  vote: particleCalls.vote,
} satisfies Record<keyof typeof particleRefs, unknown>

interface Door {
  readonly method: string
  readonly path: string
  readonly can: string
  readonly envelope?: true
  readonly shows?: readonly string[]
}
const doorsOf = (calls: Readonly<Record<string, Door>>) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, can, envelope, shows }]) => [
      name,
      { method, path, can, ...(envelope && { envelope }), ...(shows && { shows }) },
    ]),
  )

test('the calls of a venture’s cards are the contract’s', () => {
  expect(ventureRefs).toEqual(doorsOf(ofVenture))
  expect(particleRefs).toEqual(doorsOf(ofParticle))
})
