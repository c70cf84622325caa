import { Button } from '@mantine/core'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './files.module.css'

interface DropZoneProps {
  readonly path: string
  readonly label: string
  readonly accept: readonly string[]
  /** Offers a phone's camera beside its files. */
  readonly camera?: boolean
  readonly many?: boolean
  readonly disabled: boolean
  readonly invalid: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

interface ChooserProps {
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  readonly accept: readonly string[]
  readonly many?: boolean
  readonly capture?: 'environment' | 'user'
  readonly onFiles: (files: readonly File[]) => void
}

const Chooser = ({ ref, label, accept, many = false, capture, onFiles }: ChooserProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={label}
    accept={accept.join(',')}
    multiple={many}
    capture={capture}
    onChange={(event) => {
      onFiles([...(event.currentTarget.files ?? [])])
      // The same file may be chosen again.
      event.currentTarget.value = ''
    }}
  />
)

/** Takes files by choosing, dropping, pasting or a phone's camera. */
export const DropZone = (props: DropZoneProps) => {
  const { path, label, accept, camera = false, many = false, disabled, invalid, onFiles, children } = props
  const t = useWords(formWords)
  const [over, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const lens = useRef<HTMLInputElement>(null)
  const take = (files: readonly File[]): void => {
    if (files.length > 0 && !disabled) onFiles(many ? files : files.slice(0, 1))
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
        take([...event.dataTransfer.files])
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        take(files)
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
        {t(many ? 'filesChoose' : 'fileChoose')}
      </Button>
      {camera && (
        <Button
          className={css['camera']}
          variant="default"
          size="xs"
          disabled={disabled}
          leftSection={<IconCamera size={16} stroke={1.75} aria-hidden />}
          onClick={() => lens.current?.click()}
        >
          {t('fileCamera')}
        </Button>
      )}
      <span className={css['says']}>{t(many ? 'filesDrop' : 'fileDrop')}</span>
      <Chooser ref={chooser} label={label} accept={accept} many={many} onFiles={take} />
      {camera && <Chooser ref={lens} label={t('fileCamera')} accept={accept} capture="user" onFiles={take} />}
    </div>
  )
}
