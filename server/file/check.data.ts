import type { StoredFile } from '#contract/file/file.ts'
import { fileUses, typeByName, type FileUse } from '#contract/file/file.uses.ts'
import type { WordKey } from '#contract/words.ts'
import type { Db } from '#server/db/open.ts'
import { publicPart, type FileRow } from '#server/file/file.data.ts'
import type { Services } from '#server/kit/context.ts'
import { contentType } from '#server/kit/files/content.ts'
import { isImage, rewriteImage } from '#server/kit/files/image.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'

interface Frame {
  readonly db: Db
  readonly services: Services
}

/** File for the store: the upload itself, or the re-encoded image beside it. */
interface Made {
  readonly path: string
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
}

/** Checks in progress, by file: a repeated request, as after a lost answer, gets the same answer. */
const running = new Map<string, Promise<StoredFile>>()

const says = (why: 'pixels' | 'broken'): WordKey => (why === 'pixels' ? 'file.imageTooLarge' : 'file.imageBroken')

/** Inspects the upload at `path`; returns a word where it may not be stored. */
const inspect = async ({ services }: Frame, file: FileRow, path: string): Promise<Made | WordKey> => {
  const use: FileUse = fileUses[file.use]
  const found = await contentType(path, typeByName(file.nome))
  const type = use.types.find((it) => it === found)
  if (!type) return 'file.wrongKind'
  const { uploads, scan } = services.files
  if (scan && !(await scan(path))) return 'file.infected'
  if (!isImage(type)) return { path, type, size: file.size, width: null, height: null }
  const to = uploads.beside(file.key)
  const image = await rewriteImage({ from: path, to, type }, use.image)
  return typeof image === 'string' ? says(image) : { path: to, ...image }
}

/** Fits the file name's extension to its new type: a browser goes by it once the file is saved. */
const renamed = (nome: string, type: string): string => {
  const ending = `.${type.replace(/^image\/(?:jpeg)?/, '') || 'jpg'}`
  return typeByName(nome) === type ? nome : `${nome.replace(/\.\w{1,5}$/, '').slice(0, 190)}${ending}`
}

const isKept = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const isStored = async ({ services }: Frame, { key }: FileRow): Promise<boolean> => {
  const found = await services.files.store.read(key)
  found?.destroy()
  return found !== undefined
}

type Facts = Partial<Pick<FileRow, 'nome' | 'type' | 'size' | 'state' | 'width' | 'height'>> & { refused?: WordKey }

const set = (db: Db, { id }: FileRow, facts: Facts) =>
  db.updateTable('files').set(facts).where('id', '=', id).where('state', '=', 'uploading').executeTakeFirst()

/** Marks a file as ready that the store has taken. */
const stored = async ({ db, services }: Frame, file: FileRow): Promise<StoredFile> => {
  const { numUpdatedRows } = await set(db, file, { state: 'ready' })
  await services.files.uploads.remove(file.key)
  // Somebody gave it up and the sweep removed its row: nothing would find these bytes. Or another server finished it.
  if (numUpdatedRows === 0n && !(await isKept(db, file.id))) {
    await services.files.store.remove(file.key)
    return notFound()
  }
  return publicPart({ ...file, state: 'ready' })
}

const store = async (frame: Frame, file: FileRow): Promise<StoredFile> => {
  const { db, services } = frame
  const { uploads } = services.files
  const path = await uploads.whole(file.key)
  if (path === undefined) {
    // The server may have died right after the store took the file.
    return (await isStored(frame, file)) ? stored(frame, file) : refuse('file.incomplete', { status: 409 })
  }
  const made = await inspect(frame, file, path)
  if (typeof made === 'string') {
    await set(db, file, { state: 'refused', refused: made })
    await uploads.remove(file.key)
    return refuse(made, { status: 422, fields: { id: made } })
  }
  const { path: from, ...facts } = made
  const found = { ...facts, nome: isImage(made.type) ? renamed(file.nome, made.type) : file.nome }
  // Set before the store has it: a file in the store is then known to be checked, and its row has the facts.
  await set(db, file, found)
  await services.files.store.put(file.key, from)
  return stored(frame, { ...file, ...found })
}

/** Finishes an upload: inspects the content, re-encodes images, and stores the file. A repeated call answers the
 * same. */
export const checkUpload = async (frame: Frame, file: FileRow & { refused: WordKey | null }): Promise<StoredFile> => {
  if (file.refused) return refuse(file.refused, { status: 422, fields: { id: file.refused } })
  if (file.state === 'ready') return publicPart(file)
  const under = running.get(file.key)
  if (under) return under
  const work = store(frame, file).finally(() => running.delete(file.key))
  running.set(file.key, work)
  return work
}
