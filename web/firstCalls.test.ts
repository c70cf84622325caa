import { expect, test } from 'vitest'
import { homeCalls } from '#contract/home/home.ts'
import { overviewCalls } from '#contract/home/overview.ts'
import { timeCalls } from '#contract/home/time.ts'
import { waitingCalls } from '#contract/home/waiting.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { notificationCalls } from '#contract/notification/notification.ts'
import { supportCalls } from '#contract/support/support.ts'
import { tourCalls } from '#contract/tour/tour.ts'
import { ventureColours } from '#contract/venture/colour.ts'
import { homeRefs, loopRefs, notificationRefs, supportListRef, tourRefs, ventureColoursRef } from '#web/firstCalls.ts'

const home = {
  ...homeCalls,
  ...timeCalls,
  teamWeek: overviewCalls.week,
  unordered: overviewCalls.unordered,
  waiting: waitingCalls.counts,
} satisfies Record<keyof typeof homeRefs, unknown>

interface Door {
  readonly method: string
  readonly path: string
  readonly can: string
  readonly envelope?: true
  readonly shows?: readonly string[]
}
const doorsOf = (calls: Readonly<Record<string, Door>>, names: readonly string[]) =>
  names.map((name) => {
    const { method, path, can, envelope, shows } = calls[name] ?? { method: '', path: '', can: '' }
    return [name, method, path, can, envelope, shows]
  })

test.each([
  ['home', homeRefs, home],
  ['loop', loopRefs, loopCalls],
  ['notification', notificationRefs, notificationCalls],
  ['tour', tourRefs, tourCalls],
  [
    'others',
    { supportListRef, ventureColoursRef },
    { supportListRef: supportCalls.list, ventureColoursRef: ventureColours },
  ],
])(
  'the calls of the first page are the contract’s: %s',
  (_, refs: Record<string, Door>, calls: Record<string, Door>) => {
    expect(doorsOf(refs, Object.keys(refs))).toEqual(doorsOf(calls, Object.keys(refs)))
  },
)
