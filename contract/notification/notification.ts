import { z } from 'zod'
import { idParam, pageInput, pageOf } from '#contract/kit/page.ts'

const id = z.number().int()
const { page, per_page } = pageInput(['created_at'])

const notification = z.object({
  id,
  /** Its word without the noun, as in `loopForced`. */
  kind: z.string(),
  /** Said in the reader's language. */
  title: z.string(),
  /** Path of the screen behind the `#`. */
  link: z.string().nullable(),
  created_at: z.string(),
  read_at: z.string().nullable(),
})
export type Notification = z.output<typeof notification>

/** Inputs and answers of `notificationCalls`. */
export const notificationSchemas = {
  unread: {
    input: z.object({ userId: idParam }),
    output: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z.object({ unreads: z.array(notification), count: z.number().int() }),
    }),
  },
  list: {
    input: z.object({
      page,
      per_page,
      /** Only those older than this one, so that what arrives meanwhile shifts no page; `total` counts these. */
      before: idParam.optional(),
      only: z.enum(['unread']).optional(),
    }),
    output: pageOf(notification),
  },
  read: {
    input: z.object({
      ids: z.array(id.min(1)).max(200).optional(),
      /** The newest that was seen: what came after it stays unread. */
      until: id.min(1).optional(),
    }),
    output: z.object({ read: z.number().int() }),
  },
}
