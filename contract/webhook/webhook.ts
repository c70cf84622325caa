import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordVersion } from '#contract/kit/page.ts'

/**
 * What somebody's webhooks hear of: their own loops; atoms that they are on or answer for; teams that they join; invitations that
 * they sent.
 */
export const webhookEvents = [
  'loop.started',
  'loop.stopped',
  'loop.forced',
  'loop.concluded',
  'atom.assigned',
  'atom.accepted',
  'atom.finished',
  'team.joined',
  'invitation.accepted',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
export const deliveryStates = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Most webhooks of a person. */
export const WEBHOOKS_MAX = 5
/** Failed deliveries in a row that switch a webhook off. */
export const FAILURES_MAX = 5
/** Tries of one delivery, with pauses that double from 2 seconds. */
export const TRIES_MAX = 8
const URL_MAX = 500
const SHOWN_MAX = 50

const id = z.coerce.number().int().positive().max(2_147_483_647)
const url = z
  .url({ protocol: /^https?$/, error: 'webhook.badUrl' })
  .max(URL_MAX)
  .meta({ examples: ['https://hooks.example.com/nucleo'] })
const events = z
  .array(z.enum(webhookEvents))
  .min(1, { error: 'webhook.eventsNone' })
  .max(webhookEvents.length)
  .meta({ examples: [['loop.stopped', 'loop.forced']] })

const webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** False once the person, or too many failures in a row, switched it off. */
  on: z.boolean(),
  failures: z.number().int(),
  created_at: z.string(),
  version: z.number().int(),
})
export type OwnWebhook = z.output<typeof webhook>

const delivery = z.object({
  id: z.uuid(),
  event: z.enum([...webhookEvents, 'webhook.test']),
  status: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** Last status of the receiver; null where it did not answer. */
  answer: z.number().int().nullable(),
  error: z.string().nullable(),
  created_at: z.string(),
  done_at: z.string().nullable(),
})
export type Delivery = z.output<typeof delivery>

const one = z.object({ data: webhook })
const done = z.object({ status: z.literal('success'), message: z.string() })

export const webhookCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/profile/webhooks',
    shows: ['my.webhook'],
    can: 'login',
    summary: 'Own webhooks, the newest first',
    input: z.object({}),
    output: z.object({ data: z.array(webhook) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/profile/webhooks',
    can: 'login',
    stepUp: true,
    creates: true,
    refuses: [409],
    summary:
      'Has a public https address told of the own loops, atoms, teams and invitations; the secret that signs is shown in this answer only',
    input: z.object({ url, events }),
    output: z.object({ data: webhook.extend({ secret: z.string() }) }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/profile/webhooks/:id',
    can: 'login',
    stepUp: ['url'],
    summary: 'Changes the address or events of an own webhook, or switches it on or off',
    input: z.object({
      id,
      version: recordVersion,
      url: url.optional(),
      events: events.optional(),
      on: z.boolean().optional(),
    }),
    output: one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile/webhooks/:id',
    can: 'login',
    summary: 'Removes an own webhook with its log',
    input: z.object({ id }),
    output: done,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/profile/webhooks/:id/test',
    can: 'login',
    refuses: [409],
    summary: 'Sends `webhook.test` once; refused while one waits to be sent',
    input: z.object({ id }),
    output: done,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/profile/webhooks/:id/deliveries/:delivery_id/resend',
    can: 'login',
    refuses: [409],
    summary:
      'Sends a delivery that was given up again, with its id and content; signed anew, with the moment of sending',
    input: z.object({ id, delivery_id: z.uuid() }),
    output: done,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/profile/webhooks/:id/deliveries',
    shows: ['my.webhook'],
    can: 'login',
    summary: `The last ${String(SHOWN_MAX)} deliveries of an own webhook`,
    input: z.object({ id }),
    output: z.object({ data: z.array(delivery).max(SHOWN_MAX) }),
  }),
}
