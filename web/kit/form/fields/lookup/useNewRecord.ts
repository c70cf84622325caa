import { useState } from 'react'
import type { Found } from '#contract/kit/list/lookup.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { useWords } from '#web/kit/words.ts'

/** Stores a record of the typed name and answers it. */
export type MakeRecord = (nome: string) => Promise<{ readonly id: number; readonly nome: string }>

/** Stands in a list of ids for the record that is to be made. */
export const NEW = -1

interface Finding {
  readonly search: string
  readonly waiting: boolean
  readonly candidates: readonly Found[]
  readonly remember: (ids: readonly number[], more: readonly Found[]) => void
}

/** The last line of a remote select: make what was not found. */
export const useNewRecord = (make: MakeRecord | undefined, { search, waiting, candidates, remember }: Finding) => {
  const t = useWords(formWords)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const isKnown = candidates.some((it) => it.nome.toLowerCase() === search.toLowerCase())
  const isOffered = make !== undefined && search !== '' && !waiting && !isKnown
  return {
    pending,
    error,
    options: isOffered ? [{ value: NEW, label: t('addNew', { name: search }) }] : [],
    start: (onMade: (id: number) => void, onFailed?: () => void): void => {
      if (!make) return
      setPending(true)
      setError(undefined)
      void make(search)
        .then(({ id, nome }) => {
          remember([], [{ id, nome, hint: null, gone: false }])
          onMade(id)
        })
        .catch((thrown: unknown) => {
          if (!isCallError(thrown)) throw thrown
          setError(thrown.message)
          onFailed?.()
        })
        .finally(() => setPending(false))
    },
  }
}
