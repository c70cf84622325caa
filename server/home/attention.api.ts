import { attentionCalls } from '#contract/home/home.calls.ts'
import { followedDemands, lateGates, ownGates, unconfirmed } from '#server/home/attention.data.ts'
import { overloaded } from '#server/home/load.data.ts'
import { handle } from '#server/kit/handle.ts'

export const attentionApi = [
  handle(attentionCalls.attention, async (ctx) => ({
    // Gates and weeks of others are for whoever plans their work.
    ...(ctx.may('atom.seeAll') && { gates: await lateGates(ctx), load: await overloaded(ctx) }),
    unconfirmed: await unconfirmed(ctx),
  })),
  handle(attentionCalls.gates, ownGates),
  handle(attentionCalls.demands, followedDemands),
]
