import { fileCalls } from '#contract/file/file.calls.ts'
import type { FileUseName } from '#contract/file/file.uses.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import { call } from '#web/kit/call/call.ts'
import { sendByTus } from '#web/kit/files/tus.ts'
import { mayTryAgain, type Upload } from '#web/kit/form/fields/files/upload.ts'
import { say } from '#web/kit/words.ts'

const NAME_MAX = 200

/** Uploads that broke off and may go on, by their files. */
const begun = new WeakMap<File, { readonly id: number; readonly upload: string }>()

const begin = async (use: FileUseName, file: File, signal: AbortSignal) => {
  const known = begun.get(file)
  if (known) return known
  // The end of a name says what it is; what is pasted may have none, and no sign is cut in two.
  const nome = file.name.slice(-NAME_MAX).replace(/^[\uDC00-\uDFFF]/, '') || say(formWords, 'fileStored')
  const { data } = await call(fileCalls.begin, { use, nome, type: file.type, size: file.size }, { signal })
  begun.set(file, data)
  return data
}

/** Sends files of a use: begins one, sends its bytes, has it checked; the form claims it by its id. */
export const uploadFor =
  (use: FileUseName): Upload<number> =>
  async (file, options) => {
    const { signal, onState } = options
    const { id, upload } = await begin(use, file, signal)
    const giveUp = (): void => {
      begun.delete(file)
      // One that is not given up by this goes by itself after a day.
      void call(fileCalls.discard, { id }).catch(() => undefined)
    }
    signal.addEventListener('abort', giveUp)
    try {
      await sendByTus(upload, file, options)
      onState('checking')
      const { data } = await call(fileCalls.check, { id }, { signal })
      begun.delete(file)
      return { id: data.id, nome: data.nome }
    } catch (error) {
      if (!mayTryAgain(error)) begun.delete(file)
      throw error
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }
