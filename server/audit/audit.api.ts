import { auditCalls } from '#contract/audit/audit.ts'
import { accessPage, auditPage } from '#server/audit/audit.data.ts'
import { handle } from '#server/kit/handle.ts'

export const auditApi = [
  handle(auditCalls.list, async (ctx, input) => {
    const { page, per_page } = input
    const filter = { ...input, zone: ctx.user.zone }
    const found = await auditPage(ctx.db, filter, { page, per_page, ascending: input.sort === 'at' })
    return { ...found, page, per_page }
  }),

  handle(auditCalls.access, async (ctx, input) => {
    const { page, per_page } = input
    const filter = { ...input, zone: ctx.user.zone }
    const found = await accessPage(ctx.db, filter, { page, per_page, ascending: input.sort === 'time' })
    return { ...found, page, per_page }
  }),
]
