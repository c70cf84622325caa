import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** Bytes at the beginning of a file that decide about its being text. */
const TEXT_BYTES = 65_536

/** True for a file that begins as text: no NUL and no control character but those that end lines. */
const isText = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TEXT_BYTES), 0, TEXT_BYTES, 0)
    return buffer.subarray(0, bytesRead).every((byte) => byte >= 32 || (byte >= 9 && byte <= 13) || byte === 27)
  } finally {
    await file.close()
  }
}

/** Reads the type of a file from its content. Text has no signature: the name (`byName`) decides between types of text,
 * and only between those. Undefined for a type that is not known. */
export const contentType = async (path: string, byName: string | undefined): Promise<string | undefined> => {
  const found = await fileTypeFromFile(path)
  if (found) return found.mime
  return byName?.startsWith('text/') && (await isText(path)) ? byName : undefined
}
