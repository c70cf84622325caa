import { loopColumnKeys } from '#contract/loop/loop.filter.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { sheetDownload } from '#server/kit/download.ts'
import { handle } from '#server/kit/handle.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { loopBatches, loopSheetColumns } from '#server/loop/export.data.ts'
import { exportAbout, exportName, ventureName } from '#server/loop/exportAbout.data.ts'
import { filterFor } from '#server/loop/filter.data.ts'
import { hiddenFrom, refuseHidden } from '#server/loop/hidden.data.ts'

export const exportApi = [
  handle(loopCalls.export, async (ctx, input) => {
    refuseHidden(ctx, input)
    const hidden = hiddenFrom(ctx)
    const filter = filterFor(ctx, input)
    const columns = loopSheetColumns(ctx.say)
    const rows = await loopBatches(ctx.db, filter, { sort: input.sort ?? '-inicio', now: ctx.now, hidden })
    const seen = loopColumnKeys.filter((key) => !hidden.some((it) => it === key))
    const keys = input.columns?.filter((key) => seen.includes(key)) ?? seen
    const sheet = {
      ...rows,
      title: ctx.say('loopSheet.title'),
      organisation: await organisationName(ctx.db),
      about: await exportAbout(ctx, filter),
      columns: keys.map((key) => columns[key]),
      locale: ctx.locale,
      zone: ctx.user.zone,
      now: ctx.now,
    }
    const { format } = input
    const made = await sheetDownload(sheet, { name: await exportName(ctx, filter), format })
    const { only_user, user_id, venture_id, from, to, status, tipo, q } = filter
    await ctx.audit({
      event: 'loop.exported',
      thing: 'loop',
      detail: {
        from,
        to,
        // Whoever sees only their own loops took away no others.
        user_id: only_user ?? user_id,
        venture_id,
        venture: await ventureName(ctx.db, venture_id),
        status,
        tipo,
        q,
        format,
        count: rows.count,
        values: keys.includes('valor'),
      },
    })
    return made
  }),
]
