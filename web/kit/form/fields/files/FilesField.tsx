import { useEffect, useEffectEvent, useRef } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { StoredFile } from '#web/kit/form/fields/files/StoredFile.tsx'
import type { Upload } from '#web/kit/form/fields/files/upload.ts'
import { UploadFrame } from '#web/kit/form/fields/files/UploadFrame.tsx'
import { useUploads } from '#web/kit/form/fields/files/useUploads.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'
import css from './files.module.css'

interface FilesFieldProps<V extends string | number> extends FieldProps<Field<V[]>> {
  readonly upload: Upload<V>
  readonly accept?: readonly string[]
  /** Most bytes of one file. */
  readonly most?: number
  /** Most files, 20 by default. */
  readonly limit?: number
  /** Files that are stored already. */
  readonly known?: readonly { readonly id: V; readonly nome: string }[]
  /** Reports whether uploads are in flight: a form sent meanwhile would leave them out. */
  readonly onUnderway?: (underway: boolean) => void
}

/** Several files, each uploaded at once by itself; the form sends their ids. */
export const FilesField = <V extends string | number>(all: FilesFieldProps<V>) => {
  const { upload, accept = [], most, limit = 20, known = [], onUnderway, ...props } = all
  const t = useWords(formWords)
  const { of } = props
  // Latest ids: two uploads that end together must both be added.
  const ids = useRef(of.value)
  useEffect(() => {
    ids.current = of.value
  })
  const set = (next: V[]): void => {
    ids.current = next
    of.set(next)
  }
  const files = useUploads({ upload, accept, most, onSent: (id) => set([...ids.current, id]) })
  const underway = files.items.some((it) => it.state !== 'failed')
  const tell = useEffectEvent((is: boolean) => onUnderway?.(is))
  useEffect(() => tell(underway), [underway])
  const nameOf = (id: V): string => files.names.get(id) ?? known.find((it) => it.id === id)?.nome ?? t('fileStored')
  const given = useFieldProps(props, (value: V[]) => (value.length === 0 ? t('none') : value.map(nameOf).join(', ')))
  if (of.hidden) return null
  return (
    <UploadFrame
      of={of}
      given={given}
      files={files}
      accept={accept}
      many
      onFiles={(chosen) => {
        const refused = chosen.map(files.refusal)
        const taken = chosen.filter((_, index) => refused[index] === undefined)
        const room = Math.max(0, limit - of.value.length - files.items.length)
        const tooMany = taken.length > room ? t('fileMany', { max: limit }) : undefined
        files.fail(refused.find((it) => it !== undefined) ?? tooMany)
        for (const file of taken.slice(0, room)) files.add(file)
      }}
      stored={
        of.value.length > 0 && (
          <ul className={css['list']} aria-label={t('filesAll', { label: given.label })}>
            {of.value.map((id) => (
              <li key={id}>
                <StoredFile
                  name={nameOf(id)}
                  locked={given.disabled || given.readOnly}
                  onRemove={() => set(of.value.filter((it) => it !== id))}
                />
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
