import { FocusTrap, Portal } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { lockPage } from '#web/kit/ui/dialog/lockPage.ts'
import { useDialogFocus } from '#web/kit/ui/dialog/useDialogFocus.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Dialog.module.css'

interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  /** 24, 30 or 40 rem at most; always the whole width of a phone. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** False for what has to be answered: no cross, no Esc, no click beside it. */
  readonly closable?: boolean
  /** For what interrupts: read out at once. */
  readonly alert?: boolean
  /** Along an edge of the window, as high as it is: a menu at the start, details at the end; `full` takes all of it. */
  readonly edge?: 'start' | 'end' | 'full' | undefined
  readonly footer?: ReactNode
  readonly children: ReactNode
}

type PanelProps = Omit<DialogProps, 'open'>

const Panel = (props: PanelProps) => {
  const { title, onClose, size = 'md', closable = true, alert = false, edge, footer, children } = props
  const t = useWords(uiWords)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(lockPage, [])
  useDialogFocus(panel, () => closable && onClose())
  return (
    <div
      role="presentation"
      className={css['veil']}
      data-edge={edge}
      onMouseDown={(event) => {
        // The second press of a double click on what opened it is none beside it.
        if (closable && event.detail < 2 && event.target === event.currentTarget) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        if (closable) onClose()
      }}
    >
      <FocusTrap active innerRef={panel}>
        <div
          role={alert ? 'alertdialog' : 'dialog'}
          aria-modal
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
          className={css['panel']}
          data-size={edge ? undefined : size}
          data-dialog
        >
          <div className={css['head']}>
            <h2 id={`${id}-title`} className={css['title']}>
              {title}
            </h2>
            {closable && (
              <button type="button" className={css['close']} aria-label={t('close')} onClick={onClose}>
                <IconX size={18} stroke={1.75} aria-hidden />
              </button>
            )}
          </div>
          <div className={css['body']}>{children}</div>
          {footer && <div className={css['foot']}>{footer}</div>}
        </div>
      </FocusTrap>
    </div>
  )
}

/** A dialog over the page: holds the focus, gives it back, closes by Esc. Inside, `data-autofocus` takes the focus first. */
export const Dialog = ({ open, ...rest }: DialogProps) =>
  open ? (
    <Portal>
      <Panel {...rest} />
    </Portal>
  ) : null
