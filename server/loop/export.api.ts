import { loopColumnKeys } from '#contract/loop/loop.filter.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { sheetDownload } from '#server/kit/download.ts'
import { handle } from '#server/kit/handle.ts'
import { loopBatches, loopSheetColumns } from '#server/loop/export.data.ts'
import { exportAbout, exportName } from '#server/loop/exportAbout.data.ts'
import { filterFor } from '#server/loop/filter.data.ts'
import { hiddenFrom, refuseHidden } from '#server/loop/hidden.data.ts'
import { organisationName } from '#server/setup/setup.data.ts'

export const exportApi = [
  handle(loopCalls.export, async (ctx, input) => {
    refuseHidden(ctx, input)
    const hidden = hiddenFrom(ctx)
    const filter = filterFor(ctx, input)
    const columns = loopSheetColumns(ctx.say)
    const rows = await loopBatches(ctx.db, filter, { sort: input.sort ?? '-inicio', now: ctx.now, hidden })
    const seen = loopColumnKeys.filter((key) => !hidden.some((it) => it === key))
    const sheet = {
      ...rows,
      title: ctx.say('loopSheet.title'),
      organisation: await organisationName(ctx.db),
      about: await exportAbout(ctx, filter),
      columns: (input.columns?.filter((key) => seen.includes(key)) ?? seen).map((key) => columns[key]),
      locale: ctx.locale,
      zone: ctx.user.zone,
      now: ctx.now,
    }
    return sheetDownload(sheet, { name: await exportName(ctx, filter), format: input.format })
  }),
]
