import { z } from 'zod'

/** A link that a call made for somebody else, where no mail takes it to them (decision 161). */
export interface MadeLink {
  /** Whole address; the path only where the installation does not know its own. */
  url: string
  /** Moment from which it is worth nothing. */
  until: string
}

const shape: z.ZodType<MadeLink> = z.object({ url: z.string(), until: z.string() })

/** Part of the answer of a call that makes a link or renews it: missing where mails leave. */
export const madeLink = shape.optional()
