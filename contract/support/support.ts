import { z } from 'zod'
import { emailField } from '#contract/auth/auth.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { idParam, pageInput, pageOf } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { supportStatuses } from './support.states.ts'

export const SUBJECT_MAX = 120
export const MESSAGE_MAX = 2000
/** What one person may write within an hour, messages and additions together. */
export const PER_HOUR = 10

export const supportCategories = ['question', 'problem', 'time', 'payment', 'account', 'privacy', 'suggestion'] as const
export type SupportCategory = (typeof supportCategories)[number]

export const supportSorts = ['last_at', 'created_at', 'status', 'subject'] as const

const id = z.number().int()
const person = z.object({ id, nome: z.string() })
const text = requiredText(MESSAGE_MAX)

export const supportRow = z.object({
  id,
  subject: z.string(),
  category: z.enum(supportCategories),
  status: z.enum(supportStatuses),
  author: person,
  created_at: z.string(),
  /** When somebody last wrote or changed its status. */
  last_at: z.string(),
  replies: z.number().int(),
})
export type SupportRow = z.output<typeof supportRow>

export const supportDetail = supportRow.extend({
  message: z.string(),
  email: z.string(),
  /** Whether the answer is also sent to that address: the installation sends e-mail. */
  mails: z.boolean(),
  thread: z.array(
    z.object({
      id,
      message: z.string(),
      at: z.string(),
      author: person,
      /** True for an answer, false for what its author added. */
      staff: z.boolean(),
    }),
  ),
})
export type SupportDetail = z.output<typeof supportDetail>

const one = z.object({ data: supportDetail })
const which = z.object({ id: idParam })

export const supportCalls = {
  file: endpoint({
    method: 'POST',
    path: '/api/support',
    can: 'login',
    summary: 'Files a message to the administrators',
    input: z.object({
      subject: requiredText(SUBJECT_MAX).regex(/^[^\r\n]*$/),
      category: z.enum(supportCategories),
      message: text,
      /** Where the answer goes. */
      email: z.string().trim().pipe(emailField),
      /** Made by the page, so that a repeated call files nothing twice. */
      client_id: z.uuid().optional(),
    }),
    output: one,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/support',
    can: 'login',
    summary: 'One’s own messages; with the scope "all", everybody’s for whoever may see them',
    input: z.object({
      ...pageInput(supportSorts),
      scope: z.enum(['own', 'all']).default('own'),
      status: z.enum(supportStatuses).optional(),
      category: z.enum(supportCategories).optional(),
    }),
    output: pageOf(supportRow).extend({
      /** Messages of the scope by status, whatever the filter is. */
      counts: z.object({ open: z.number().int(), answered: z.number().int(), closed: z.number().int() }),
      /** Whether answers are sent by e-mail too. */
      mails: z.boolean(),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/support/:id',
    can: 'login',
    summary: 'One message with what was answered and added; others’ only for whoever may see them',
    input: which,
    output: one,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/support/:id/replies',
    can: 'login',
    summary: 'Answers a message, or adds to one’s own',
    input: which.extend({ message: text, client_id: z.uuid().optional() }),
    output: one,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/support/:id/close',
    can: 'support.answer',
    summary: 'Closes a message',
    input: which,
    output: one,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/support/:id/reopen',
    can: 'support.answer',
    summary: 'Takes the closing of a message back',
    input: which,
    output: one,
  }),
}
