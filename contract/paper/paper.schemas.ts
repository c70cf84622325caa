import { z } from 'zod'
import { fileOutput, idParam } from '#contract/kit/page.ts'
import { NFSE_LETTERS, paperState } from './paper.codes.ts'

const whole = z.number().int()

const note = z.object({
  numero: z.string(),
  issued_on: z.string(),
  /** Fourteen letters and figures. */
  provider: z.string(),
  /** Sent only to people who may see values. */
  valor_centavos: whole.optional(),
  /** By how much its value is above that of the order. */
  difference_centavos: whole.optional(),
  name: z.string(),
  created_at: z.string(),
})
/** An NFS-e as it was read. */
export type Note = z.output<typeof note>

const papers = z.object({
  state: z.literal(paperState.values),
  note: note.nullable(),
  /** False where nobody hands papers in any more, or not this reader. */
  open: z.boolean(),
})
export type Papers = z.output<typeof papers>

const input = z.object({ id: idParam })

/** Inputs and answers of `paperCalls`. */
export const paperSchemas = {
  show: { input, output: z.object({ data: papers }) },
  handIn: {
    input: input.extend({
      name: z.string().trim().min(1).max(200),
      /** Bytes of the XML in Base64. */
      file: z
        .string()
        .min(1)
        .max(NFSE_LETTERS, { error: 'paper.tooLarge' })
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'common.fieldInvalid' }),
    }),
    output: z.object({ message: z.string(), data: papers }),
  },
  remove: { input, output: z.object({ message: z.string(), data: papers }) },
  download: { input, output: fileOutput },
  receipt: { input, output: fileOutput },
}
