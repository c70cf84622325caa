import { z } from 'zod'

const ANSWER_MAX = 8192
const text = z.string().max(ANSWER_MAX)

/** Answer of an authenticator as the browser's `toJSON` writes it; the server parses it strictly. */
export const passkeyAnswer = z
  .object({
    id: z.string().min(1).max(1400),
    rawId: z.string().min(1).max(1400),
    type: z.literal('public-key'),
    response: z.record(z.string().max(60), z.union([text, z.array(z.string().max(40)).max(10), z.number(), z.null()])),
    clientExtensionResults: z.record(z.string().max(60), z.unknown()).optional(),
    authenticatorAttachment: z.string().max(40).nullish(),
  })
  .meta({
    examples: [{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'e30' } }],
  })
