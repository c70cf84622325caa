import type { ReactNode } from 'react'
import { formWords } from '#contract/kit/form.words.ts'
import type { Field } from '#web/kit/form/field.ts'
import { DropZone } from '#web/kit/form/fields/files/DropZone.tsx'
import { Progress } from '#web/kit/form/fields/files/Progress.tsx'
import { StoredFile } from '#web/kit/form/fields/files/StoredFile.tsx'
import type { useUpload } from '#web/kit/form/fields/files/useUpload.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import type { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

interface UploadFrameProps<V extends string | number> {
  readonly of: Field<V | null>
  readonly given: ReturnType<typeof useFieldProps>
  readonly file: ReturnType<typeof useUpload<V>>
  readonly accept: readonly string[]
  readonly camera?: boolean
  /** What stands there already: its name, and where an image is shown from. */
  readonly known?: string | undefined
  readonly src?: string | undefined
  readonly onFile: (file: File) => void
  readonly children?: ReactNode
}

/** What fields of files and of images share: where a file is put, how far it is, what stands there. */
export const UploadFrame = <V extends string | number>(props: UploadFrameProps<V>) => {
  const { of, given, file, accept, camera = false, known, src, onFile, children } = props
  const t = useWords(formWords)
  const error = file.error ?? given.error
  const locked = given.disabled || given.readOnly
  return (
    <GroupFrame label={given.label} hint={given.description} error={error} required={of.required} onBlur={of.leave}>
      <DropZone
        path={of.path}
        label={given.label}
        accept={accept}
        camera={camera}
        disabled={locked}
        invalid={error !== undefined}
        onFile={onFile}
      >
        {file.sending && <Progress {...file.sending} onCancel={file.cancel} />}
        {!file.sending && of.value !== null && (
          <StoredFile
            name={file.name ?? known ?? t('fileStored')}
            src={file.name === undefined ? src : undefined}
            locked={locked}
            onRemove={of.clear}
          />
        )}
        <span role="status" className="visually-hidden">
          {file.name !== undefined && t('fileSent', { name: file.name })}
        </span>
      </DropZone>
      {children}
    </GroupFrame>
  )
}
