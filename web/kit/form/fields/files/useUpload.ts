import { useEffect, useRef, useState } from 'react'
import { formWords } from '#contract/kit/form.words.ts'
import { isCallError } from '#web/kit/call-error.ts'
import type { Field } from '#web/kit/form/field.ts'
import { fits, shownSize, type Upload } from '#web/kit/form/fields/files/upload.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'

interface Uploading<V extends string | number> {
  readonly of: Field<V | null>
  readonly upload: Upload<V>
  readonly accept: readonly string[]
  /** Most bytes. */
  readonly most: number | undefined
}

interface Sending {
  readonly name: string
  readonly share: number
}

/** One file at a time: checked, sent with its progress, given up when another is chosen. */
export const useUpload = <V extends string | number>({ of, upload, accept, most }: Uploading<V>) => {
  const t = useWords(formWords)
  const f = useFormat()
  const [sending, setSending] = useState<Sending>()
  const [sent, setSent] = useState<{ readonly id: V; readonly name: string }>()
  const [error, setError] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const refusal = (file: File): string | undefined => {
    if (!fits(file, accept)) return t('fileKind', { name: file.name })
    if (most === undefined || file.size <= most) return undefined
    return t('fileTooLarge', { name: file.name, max: shownSize(most, f.number) })
  }
  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    setSending({ name: file.name, share: 0 })
    try {
      const { id, nome } = await upload(file, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) setSending({ name: file.name, share })
        },
      })
      if (signal.aborted) return
      setSent({ id, name: nome ?? file.name })
      of.set(id)
    } catch (thrown) {
      if (signal.aborted) return
      setError(isCallError(thrown) ? thrown.message : t('fileFailed', { name: file.name }))
    }
    setSending(undefined)
  }
  const cancel = (): void => {
    running.current?.abort()
    setSending(undefined)
  }
  return {
    sending,
    /** The name of what was sent from here, while it stands in the field. */
    name: sent !== undefined && sent.id === of.value ? sent.name : undefined,
    error,
    /** Why a file is not taken; undefined: it may be sent. */
    refuse: (file: File): boolean => {
      const why = refusal(file)
      setError(why)
      return why !== undefined
    },
    fail: setError,
    take: (file: File): void => {
      cancel()
      setError(undefined)
      const control = new AbortController()
      running.current = control
      void send(file, control.signal)
    },
    cancel,
  }
}
