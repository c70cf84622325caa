import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import type { DocumentDescription } from '#server/kit/document/description.ts'
import { documentOf } from '#server/kit/document/document.ts'
import { Refusal, refuse } from '#server/kit/refuse.ts'

/** Characters that a file's name cannot have somewhere, or that reorder it. */
const UNFIT = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu

interface Printed {
  /** Without its ending. */
  readonly name: string
  /** What a caller reads when the document cannot be made; the cause is logged. */
  readonly failed: WordKey
}

/** Answers a document as a PDF to save. */
export const printed = async (ctx: Context, of: DocumentDescription, { name, failed }: Printed) => {
  const body = await documentOf(of).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    ctx.services.log.error({ err: error, document: failed }, 'a document could not be made')
    return refuse(failed)
  })
  return { download: true as const, name: `${name.replaceAll(UNFIT, '')}.pdf`, type: 'application/pdf', body }
}
