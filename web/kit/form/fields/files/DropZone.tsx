import { Button } from '@mantine/core'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { formWords } from '#contract/kit/form.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './files.module.css'

interface DropZoneProps {
  readonly path: string
  readonly label: string
  readonly accept: readonly string[]
  /** Offers a phone's camera beside its files. */
  readonly camera?: boolean
  readonly disabled: boolean
  readonly invalid: boolean
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

const firstOf = (files: FileList | null | undefined): File | undefined => files?.[0]

interface ChooserProps {
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  readonly accept: readonly string[]
  readonly capture?: 'environment'
  readonly onFile: (file: File | undefined) => void
}

const Chooser = ({ ref, label, accept, capture, onFile }: ChooserProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={label}
    accept={accept.join(',')}
    capture={capture}
    onChange={(event) => {
      onFile(firstOf(event.currentTarget.files))
      // The same file may be chosen again.
      event.currentTarget.value = ''
    }}
  />
)

/** Takes a file by choosing, dropping, pasting or a phone's camera. */
export const DropZone = (props: DropZoneProps) => {
  const { path, label, accept, camera = false, disabled, invalid, onFile, children } = props
  const t = useWords(formWords)
  const [over, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const lens = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined): void => {
    if (file && !disabled) onFile(file)
  }
  return (
    <div
      className={css['zone']}
      data-over={over || undefined}
      data-error={invalid || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(firstOf(event.dataTransfer.files))
      }}
      onPaste={(event) => {
        const file = firstOf(event.clipboardData.files)
        if (!file) return
        event.preventDefault()
        take(file)
      }}
    >
      {children}
      <Button
        name={path}
        variant="default"
        size="xs"
        disabled={disabled}
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
        aria-invalid={invalid || undefined}
        onClick={() => chooser.current?.click()}
      >
        {t('fileChoose')}
      </Button>
      {camera && (
        <Button
          variant="default"
          size="xs"
          disabled={disabled}
          leftSection={<IconCamera size={16} stroke={1.75} aria-hidden />}
          onClick={() => lens.current?.click()}
        >
          {t('fileCamera')}
        </Button>
      )}
      <span className={css['says']}>{t('fileDrop')}</span>
      <Chooser ref={chooser} label={label} accept={accept} onFile={take} />
      {camera && <Chooser ref={lens} label={t('fileCamera')} accept={accept} capture="environment" onFile={take} />}
    </div>
  )
}
