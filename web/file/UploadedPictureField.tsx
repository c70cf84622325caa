import { IconPhoto } from '@tabler/icons-react'
import { acceptOf, fileUses, type FileUseName } from '#contract/file/file.uses.ts'
import { Photo } from '#web/file/Photo.tsx'
import { uploadFor } from '#web/file/uploadFor.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { FileField } from '#web/kit/form/fields/files/FileField.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import css from './picture.module.css'

interface UploadedPictureFieldProps extends FieldProps<Field<number | null>> {
  readonly use: FileUseName
  /** The one that is saved, which is shown. */
  readonly saved: number | null
}

/** An image sent whole, as a logo is: a frame would cut one that is no square. */
export const UploadedPictureField = ({ use, saved, ...props }: UploadedPictureFieldProps) => (
  <Stack gap="small">
    <FileField {...props} upload={uploadFor(use)} accept={acceptOf(fileUses[use])} most={fileUses[use].max} />
    {saved !== null && props.of.value === saved && (
      <div className={css['picture']}>
        <Photo id={saved}>
          <IconPhoto size={24} stroke={1.5} aria-hidden />
        </Photo>
      </div>
    )}
  </Stack>
)
