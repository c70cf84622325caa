import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { StoredFile } from '#web/kit/form/fields/files/StoredFile.tsx'
import type { Upload } from '#web/kit/form/fields/files/upload.ts'
import { UploadFrame } from '#web/kit/form/fields/files/UploadFrame.tsx'
import { useOneFile } from '#web/kit/form/fields/files/useOneFile.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

interface FileFieldProps<V extends string | number> extends FieldProps<Field<V | null>> {
  readonly upload: Upload<V>
  /** `image/*`, `application/pdf`, `.csv`; all when left out. The server looks at the content itself. */
  readonly accept?: readonly string[]
  readonly most?: number
  /** The name of what stands there already. */
  readonly known?: string
}

/** A file: chosen, dropped or pasted, sent at once; the form sends its id. */
export const FileField = <V extends string | number>(all: FileFieldProps<V>) => {
  const { upload, accept = [], most, known, ...props } = all
  const t = useWords(formWords)
  const { of } = props
  const given = useFieldProps(props, (id: V | null) => (id === null ? t('none') : (known ?? t('fileStored'))))
  const { files, take, name, idle } = useOneFile({ of, upload, accept, most })
  if (of.hidden) return null
  return (
    <UploadFrame
      of={of}
      given={given}
      files={files}
      accept={accept}
      onFiles={([file]) => {
        const why = file && files.refusal(file)
        files.fail(why)
        if (file && why === undefined) take(file)
      }}
      stored={
        idle &&
        of.value !== null && (
          <StoredFile
            name={name ?? known ?? t('fileStored')}
            locked={given.disabled || given.readOnly}
            onRemove={of.clear}
          />
        )
      }
    />
  )
}
