import type { ReactNode } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { FieldFrame } from '#web/kit/form/field.ts'
import { DropZone } from '#web/kit/form/fields/files/DropZone.tsx'
import { Progress } from '#web/kit/form/fields/files/Progress.tsx'
import type { useUploads } from '#web/kit/form/fields/files/useUploads.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import type { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

interface UploadFrameProps<V extends string | number> {
  readonly of: FieldFrame
  readonly given: ReturnType<typeof useFieldProps>
  readonly files: ReturnType<typeof useUploads<V>>
  readonly accept: readonly string[]
  readonly camera?: boolean
  readonly many?: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** The field's current content. */
  readonly stored: ReactNode
  readonly children?: ReactNode
}

/** The shared frame of file and image fields: drop zone, progress of each upload, current content. */
export const UploadFrame = <V extends string | number>(props: UploadFrameProps<V>) => {
  const { of, given, files, accept, camera = false, many = false, onFiles, stored, children } = props
  const t = useWords(formWords)
  const error = files.error ?? given.error
  const last = [...files.names.values()].at(-1)
  return (
    <GroupFrame
      label={given.label}
      hint={given.description}
      error={error}
      required={given.withAsterisk}
      onBlur={of.leave}
    >
      <DropZone
        path={of.path}
        label={given.label}
        accept={accept}
        camera={camera}
        many={many}
        disabled={given.disabled || given.readOnly}
        invalid={error !== undefined}
        onFiles={onFiles}
      >
        {stored}
        {files.items.map((item) => (
          <Progress
            key={item.key}
            of={item}
            onCancel={() => files.cancel(item.key)}
            onAgain={() => files.again(item)}
          />
        ))}
        <span role="status" className="visually-hidden">
          {last !== undefined && t('fileSent', { name: last })}
        </span>
      </DropZone>
      {children}
    </GroupFrame>
  )
}
