import { handCalls, handPeople } from '#contract/loop/hand/hand.ts'
import { pathTo } from '#contract/routes/match.ts'
import { handle } from '#server/kit/handle.ts'
import { lookupHandler } from '#server/kit/list/lookup.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { handPeopleSource, tellWritten, writeByHand } from '#server/loop/hand.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

/** Writes a loop by hand, for oneself or for another person, and notifies that person. */
export const handApi = [
  lookupHandler(handPeople, handPeopleSource()),
  handle(handCalls.create, async (ctx, input) => {
    const { id, atom } = await writeByHand(ctx, input)
    await notifyOthers(ctx, [
      {
        user_id: input.user_id,
        word: 'notification.loopWritten',
        params: { name: ctx.user.nome, atom },
        quote: { text: input.ajustes, html: escaped(input.ajustes) },
        link: pathTo('loopShow', { id }),
      },
    ])
    tellWritten(ctx, input.user_id)
    ctx.status(201)
    return { data: { id } }
  }),
]
