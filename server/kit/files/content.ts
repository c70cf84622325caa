import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** How much of a text is looked at. */
const TEXT_BYTES = 65_536

/** Whether a file begins as text does: no NUL and no other control character than those that end lines. */
const isText = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TEXT_BYTES), 0, TEXT_BYTES, 0)
    return buffer.subarray(0, bytesRead).every((byte) => byte >= 32 || (byte >= 9 && byte <= 13) || byte === 27)
  } finally {
    await file.close()
  }
}

/**
 * The type of a file, read from its content. Text has no mark of its own: there the name decides (`byName`), and only
 * between types of text. Undefined for what is none that we know.
 */
export const contentType = async (path: string, byName: string | undefined): Promise<string | undefined> => {
  const found = await fileTypeFromFile(path)
  if (found) return found.mime
  return byName?.startsWith('text/') && (await isText(path)) ? byName : undefined
}
