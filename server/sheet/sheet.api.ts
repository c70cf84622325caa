import { pathTo } from '#contract/routes/match.ts'
import { sheetCalls } from '#contract/sheet/sheet.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'
import { tellWritten, writeByHand } from '#server/loop/hand.data.ts'
import { askForLoop, tellAsked } from '#server/loopRequest/ask.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { inCell, placed, type Placed, type Save } from '#server/sheet/save.data.ts'
import { frameOf, lockSheet, sheetOf, writesOf } from '#server/sheet/sheet.data.ts'

/** Names of the atoms, each once. */
const atomsOf = (all: readonly Placed[]): string => [...new Set(all.map((it) => it.atom))].join(', ')

/** Writes concluded loops, and sends their person one notification of all. */
const writeLoops = async (ctx: Context, all: readonly Placed[], { user_id, ajustes, entries }: Save): Promise<void> => {
  const ids: number[] = []
  for (const { path, written } of all) ids.push((await inCell(path, () => writeByHand(ctx, written))).id)
  const [id] = ids
  if (id === undefined) return
  const week = `${pathTo('weekSheet')}?week=${entries[0]?.day ?? ''}`
  await notifyOthers(ctx, [
    {
      user_id,
      word: 'notification.loopWritten',
      params: { name: ctx.user.nome, atom: atomsOf(all) },
      quote: { text: ajustes, html: escaped(ajustes) },
      link: ids.length === 1 ? pathTo('loopShow', { id }) : week,
    },
  ])
  tellWritten(ctx, user_id)
}

/** Asks for loops, and sends the people who decide one notification of all. */
const askLoops = async (ctx: Context, all: readonly Placed[]): Promise<void> => {
  const ids: number[] = []
  for (const { path, written } of all) ids.push(await inCell(path, () => askForLoop(ctx, written)))
  await tellAsked(ctx, { ids, atom: atomsOf(all) })
}

/** A person's week by atom and day: read, and filled by hours without a time. */
export const sheetApi = [
  handle(sheetCalls.show, sheetOf),
  handle(sheetCalls.save, async (ctx, input) => {
    const { user_id, entries } = input
    await lockSheet(ctx, user_id)
    const frame = await frameOf(ctx, { user_id, week: entries[0]?.day })
    if (!frame.person.tracks) return refuse('loopHand.noPerson', { fields: { user_id: 'loopHand.noPerson' } })
    const writes = writesOf(ctx, frame) ?? forbidden()
    const all = await placed(ctx, frame, input)
    await (writes === 'loops' ? writeLoops(ctx, all, input) : askLoops(ctx, all))
    return { data: { made: all.length, writes } }
  }),
]
