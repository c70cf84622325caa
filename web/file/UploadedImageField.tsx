import { IconPhoto } from '@tabler/icons-react'
import { acceptOf, fileUses, type FileUseName } from '#contract/file/file.uses.ts'
import { Photo } from '#web/file/Photo.tsx'
import { uploadFor } from '#web/file/uploadFor.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { ImageField } from '#web/kit/form/fields/files/ImageField.tsx'

interface UploadedImageFieldProps extends FieldProps<Field<number | null>> {
  readonly use: FileUseName
  /** Width by height; a square when left out. */
  readonly shape?: number
}

/** An image of a use: framed, sent, and shown where it stands already. */
export const UploadedImageField = ({ use, ...props }: UploadedImageFieldProps) => (
  <ImageField
    {...props}
    upload={uploadFor(use)}
    accept={acceptOf(fileUses[use])}
    picture={(id) => (
      <Photo id={id}>
        <IconPhoto size={24} stroke={1.5} aria-hidden />
      </Photo>
    )}
  />
)
