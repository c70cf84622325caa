import { acceptOf, fileUses, type FileUseName } from '#contract/file/file.uses.ts'
import { uploadFor } from '#web/file/uploadFor.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { FilesField } from '#web/kit/form/fields/files/FilesField.tsx'

interface UploadedFilesFieldProps extends FieldProps<Field<number[]>> {
  readonly use: FileUseName
  readonly onUnderway?: (underway: boolean) => void
}

/** Files of a use, each sent at once; the form sends their ids. */
export const UploadedFilesField = ({ use, ...props }: UploadedFilesFieldProps) => (
  <FilesField {...props} upload={uploadFor(use)} accept={acceptOf(fileUses[use])} most={fileUses[use].max} />
)
