import { useState } from 'react'
import { formWords } from '#contract/kit/form.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { cutByCanvas, type Cut } from '#web/kit/form/fields/files/crop.ts'
import { CropDialog } from '#web/kit/form/fields/files/CropDialog.tsx'
import type { Upload } from '#web/kit/form/fields/files/upload.ts'
import { UploadFrame } from '#web/kit/form/fields/files/UploadFrame.tsx'
import { useUpload } from '#web/kit/form/fields/files/useUpload.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

interface ImageFieldProps<V extends string | number> extends FieldProps<Field<V | null>> {
  readonly upload: Upload<V>
  readonly most?: number
  /** Width by height; a square when left out. */
  readonly shape?: number
  /** Most pixels across. */
  readonly width?: number
  /** Where what stands there already is shown from. */
  readonly src?: string
  readonly cut?: Cut
}

interface Framing {
  readonly file: File
  readonly image: ImageBitmap
  readonly url: string
}

const KINDS = ['image/*']

/** An image: chosen, dropped, pasted or taken by the camera, framed, and sent as a new file; the form sends its id. */
export const ImageField = <V extends string | number>(all: ImageFieldProps<V>) => {
  const { upload, most, shape = 1, width = 1024, src, cut = cutByCanvas, ...props } = all
  const t = useWords(formWords)
  const { of } = props
  const given = useFieldProps(props, (id: V | null) => t(id === null ? 'none' : 'fileStored'))
  const file = useUpload({ of, upload, accept: KINDS, most })
  const [framing, setFraming] = useState<Framing>()
  if (of.hidden) return null
  const open = async (it: File): Promise<void> => {
    if (file.refuse(it)) return
    const image = await createImageBitmap(it).catch(() => undefined)
    if (image) setFraming({ file: it, image, url: URL.createObjectURL(it) })
    else file.fail(t('cropBroken'))
  }
  const close = (it: Framing): void => {
    URL.revokeObjectURL(it.url)
    setFraming(undefined)
  }
  return (
    <UploadFrame of={of} given={given} file={file} accept={KINDS} camera src={src} onFile={(it) => void open(it)}>
      {framing && (
        <CropDialog
          url={framing.url}
          image={framing.image}
          shape={shape}
          onClose={() => close(framing)}
          onCut={(frame) => {
            close(framing)
            void cut(framing.image, frame, { name: framing.file.name, width }).then(file.take, () =>
              file.fail(t('cropBroken')),
            )
          }}
        />
      )}
    </UploadFrame>
  )
}
