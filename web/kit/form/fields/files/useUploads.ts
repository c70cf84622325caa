import { useEffect, useRef, useState } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { connection } from '#web/kit/connection.ts'
import { fits, mayTryAgain, shownSize, type Upload, type UploadState } from '#web/kit/form/fields/files/upload.ts'
import { useFormat } from '#web/kit/format.ts'
import { newId } from '#web/kit/newId.ts'
import { useWords } from '#web/kit/words.ts'

/** A file in flight, or one that failed. */
export interface Sending {
  readonly key: string
  readonly file: File
  readonly share: number
  readonly state: UploadState | 'failed'
  readonly error?: string
  /** The failure may be transient: a retry is offered. */
  readonly again?: boolean
}

interface Uploading<V extends string | number> {
  readonly upload: Upload<V>
  readonly accept: readonly string[]
  /** Most bytes. */
  readonly most: number | undefined
  readonly onSent: (id: V) => void
}

/** Uploads in progress: each is checked, sent with its progress, cancelled or retried by itself. */
export const useUploads = <V extends string | number>({ upload, accept, most, onSent }: Uploading<V>) => {
  const t = useWords(formWords)
  const f = useFormat()
  const [items, setItems] = useState<readonly Sending[]>([])
  const [names, setNames] = useState<ReadonlyMap<V, string>>(new Map())
  const [error, setError] = useState<string>()
  const running = useRef(new Map<string, AbortController>())
  const sent = useRef(onSent)
  useEffect(() => {
    sent.current = onSent
  })
  useEffect(() => {
    const all = running.current
    return () => all.forEach((it) => it.abort())
  }, [])

  const change = (key: string, values: Partial<Sending>): void =>
    setItems((now) => now.map((it) => (it.key === key ? { ...it, ...values } : it)))
  const drop = (key: string): void => setItems((now) => now.filter((it) => it.key !== key))

  const send = async ({ key, file }: Pick<Sending, 'key' | 'file'>): Promise<void> => {
    const control = new AbortController()
    const { signal } = control
    running.current.set(key, control)
    const tell = (values: Partial<Sending>): void => {
      if (!signal.aborted) change(key, values)
    }
    try {
      const { id, nome } = await upload(file, {
        signal,
        onProgress: (share) => tell({ share, state: 'sending' }),
        onState: (state) => tell({ state }),
      })
      if (signal.aborted) return
      setNames((now) => new Map(now).set(id, nome ?? file.name))
      drop(key)
      sent.current(id)
    } catch (thrown) {
      const message = isCallError(thrown) ? thrown.message : t('fileFailed', { name: file.name })
      tell({ state: 'failed', error: message, again: mayTryAgain(thrown) })
    } finally {
      running.current.delete(key)
    }
  }

  const again = (sending: Sending): void => {
    change(sending.key, { state: 'sending' })
    void send(sending)
  }
  // Uploads that failed offline are retried when the connection is back.
  useEffect(() =>
    connection.subscribe(() => {
      if (connection.get() === 'online') items.filter((it) => it.state === 'failed' && it.again).forEach(again)
    }),
  )

  return {
    items,
    /** Names of the files that were uploaded here, by id. */
    names,
    error,
    fail: setError,
    /** Reason why a file is not accepted; undefined: it may be sent. */
    refusal: (file: File): string | undefined => {
      if (!fits(file, accept)) return t('fileKind', { name: file.name })
      if (most === undefined || file.size <= most) return undefined
      return t('fileTooLarge', { name: file.name, max: shownSize(most, f.number) })
    },
    add: (file: File): void => {
      const item: Sending = { key: newId(), file, share: 0, state: 'sending' }
      setItems((now) => [...now, item])
      void send(item)
    },
    cancel: (key: string): void => {
      running.current.get(key)?.abort()
      drop(key)
    },
    again,
  }
}
