import { lazy, Suspense, useState, type ReactNode } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { cutByCanvas, type Cut } from '#web/kit/form/fields/files/crop.ts'
import { StoredFile } from '#web/kit/form/fields/files/StoredFile.tsx'
import type { Upload } from '#web/kit/form/fields/files/upload.ts'
import { UploadFrame } from '#web/kit/form/fields/files/UploadFrame.tsx'
import { useOneFile } from '#web/kit/form/fields/files/useOneFile.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

const CropDialog = lazy(async () => ({
  default: (await import('#web/kit/form/fields/files/CropDialog.tsx')).CropDialog,
}))

interface ImageFieldProps<V extends string | number> extends FieldProps<Field<V | null>> {
  readonly upload: Upload<V>
  readonly accept?: readonly string[]
  /** Width by height; a square when left out. */
  readonly shape?: number
  /** Most pixels across. */
  readonly width?: number
  /** Shows an image that stands there. */
  readonly picture?: (id: V) => ReactNode
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
  const { upload, accept = KINDS, shape = 1, width = 1024, picture, cut = cutByCanvas, ...props } = all
  const t = useWords(formWords)
  const { of } = props
  const given = useFieldProps(props, (id: V | null) => t(id === null ? 'none' : 'fileStored'))
  // However large the image is: only a piece of so many pixels is sent.
  const { files, take, name, idle } = useOneFile({ of, upload, accept, most: undefined })
  const [framing, setFraming] = useState<Framing>()
  if (of.hidden) return null
  const open = async (file: File): Promise<void> => {
    const why = files.refusal(file)
    files.fail(why)
    if (why !== undefined) return
    const image = await createImageBitmap(file).catch(() => undefined)
    if (image) setFraming({ file, image, url: URL.createObjectURL(file) })
    else files.fail(t('cropBroken'))
  }
  const close = (framing: Framing): void => {
    URL.revokeObjectURL(framing.url)
    setFraming(undefined)
  }
  return (
    <UploadFrame
      of={of}
      given={given}
      files={files}
      accept={accept}
      camera
      onFiles={([file]) => file && void open(file)}
      stored={
        idle &&
        of.value !== null && (
          <StoredFile
            name={name ?? t('fileStored')}
            picture={picture?.(of.value)}
            locked={given.disabled || given.readOnly}
            onRemove={of.clear}
          />
        )
      }
    >
      {framing && (
        <Suspense>
          <CropDialog
            url={framing.url}
            image={framing.image}
            shape={shape}
            onClose={() => close(framing)}
            onCut={(frame) => {
              close(framing)
              void cut(framing.image, frame, { name: framing.file.name, width }).then(take, () =>
                files.fail(t('cropBroken')),
              )
            }}
          />
        </Suspense>
      )}
    </UploadFrame>
  )
}
