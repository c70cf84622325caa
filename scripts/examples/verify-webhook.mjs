// Answers whether a message that came to a webhook is Nucleo's. Node 20 or later, nothing to install.
//
//   import { isGenuine } from './verify-webhook.mjs'
//   if (!isGenuine(process.env.WEBHOOK_SECRET, { headers: request.headers, body })) refuse with 401
//
// The body is the text as it came: parsed and written again it is another one.

import { createHmac, timingSafeEqual } from 'node:crypto'

const MAX_AGE_SECONDS = 300

export const isGenuine = (secret, { headers, body }, now = Date.now()) => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given = '' } = headers
  // An old message that somebody has kept and sends again.
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= MAX_AGE_SECONDS)) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return given.split(' ').some((each) => {
    const [version, text = ''] = each.split(',')
    const signature = Buffer.from(text, 'base64')
    return version === 'v1' && signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}
