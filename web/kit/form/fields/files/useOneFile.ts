import type { Field } from '#web/kit/form/field.ts'
import type { Upload } from '#web/kit/form/fields/files/upload.ts'
import { useUploads } from '#web/kit/form/fields/files/useUploads.ts'

interface OneFile<V extends string | number> {
  readonly of: Field<V | null>
  readonly upload: Upload<V>
  readonly accept: readonly string[]
  readonly most: number | undefined
}

/** A field that holds one file: another one takes its place, also while it is still on its way. */
export const useOneFile = <V extends string | number>({ of, ...rest }: OneFile<V>) => {
  const files = useUploads({ ...rest, onSent: of.set })
  return {
    files,
    take: (file: File): void => {
      for (const item of files.items) files.cancel(item.key)
      files.add(file)
    },
    /** The name of what was sent from here, while it stands in the field. */
    name: of.value === null ? undefined : files.names.get(of.value),
    /** Nothing is on its way, so that what stands in the field is shown. */
    idle: files.items.length === 0,
  }
}
