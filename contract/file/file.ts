import { z } from 'zod'
import { fileUses, type FileUseName } from '#contract/file/file.uses.ts'
import { idParam } from '#contract/kit/page.ts'

const NAME_MAX = 200

/** Field with the id of a file; the write that sends it claims the file. */
export const fileId = z.number().int().min(1).max(2_147_483_647)
const isUse = (name: string): name is FileUseName => Object.hasOwn(fileUses, name)
const uses = Object.keys(fileUses).filter(isUse)

/** A file as its uploader and its readers see it. */
export interface StoredFile {
  id: number
  use: FileUseName
  nome: string
  /** Found in the content once the state is `ready`; before that the sender's claim. */
  type: string
  /** Bytes. */
  size: number
  state: 'uploading' | 'ready' | 'refused'
  width: number | null
  height: number | null
}
const storedFile: z.ZodType<StoredFile> = z.object({
  id: z.number().int(),
  use: z.enum(uses),
  nome: z.string(),
  type: z.string(),
  size: z.number().int(),
  state: z.enum(['uploading', 'ready', 'refused']),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})

const data = <S extends z.ZodType>(of: S) => z.object({ data: of })

/** Inputs and answers of `fileCalls`. */
export const fileSchemas = {
  begin: {
    input: z.object({
      use: z.enum(uses, { error: 'file.useUnknown' }),
      nome: z.string().trim().min(1).max(NAME_MAX),
      /** The browser's claim; empty where it has none. */
      type: z.string().max(120).default(''),
      size: z.number().int().min(1, { error: 'file.empty' }),
    }),
    output: data(z.object({ id: z.number().int(), upload: z.string() })),
  },
  check: {
    input: z.object({ id: idParam }),
    output: data(storedFile),
  },
  show: {
    input: z.object({ id: idParam }),
    output: data(storedFile),
  },
  link: {
    input: z.object({ id: idParam }),
    output: data(z.object({ url: z.string(), expires_at: z.string() })),
  },
  discard: {
    input: z.object({ id: idParam }),
    output: z.object({ status: z.literal('success') }),
  },
}
