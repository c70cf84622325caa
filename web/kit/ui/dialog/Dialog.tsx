import { FocusTrap, Portal } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useBack } from '#web/kit/back/useBack.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { DialogHold } from '#web/kit/ui/dialog/hold.ts'
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
  const holders = useRef(0)
  const asking = useRef(false)
  const hold = useCallback(() => {
    holders.current += 1
    return () => void (holders.current -= 1)
  }, [])
  const close = async () => {
    if (!closable || asking.current) return
    if (holders.current > 0) {
      asking.current = true
      const sure = await confirm({ title: t('leaveTitle'), body: t('leaveLost'), yes: t('leave'), no: t('stay') })
      asking.current = false
      if (!sure) return
    }
    onClose()
  }
  useEffect(lockPage, [])
  useDialogFocus(panel, () => void close())
  useBack(() => void close())
  return (
    <div
      role="presentation"
      className={css['veil']}
      data-edge={edge}
      onMouseDown={(event) => {
        // The second press of a double click on what opened it is none beside it.
        if (event.detail < 2 && event.target === event.currentTarget) void close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        void close()
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
              <button type="button" className={css['close']} aria-label={t('close')} onClick={() => void close()}>
                <IconX size={18} stroke={1.75} aria-hidden />
              </button>
            )}
          </div>
          <DialogHold value={hold}>
            <div className={css['body']}>{children}</div>
          </DialogHold>
          {footer && <div className={css['foot']}>{footer}</div>}
        </div>
      </FocusTrap>
    </div>
  )
}

/** A dialog over the page: holds the focus, gives it back, closes by Esc and by the browser's Back. Inside, `data-autofocus` takes the focus first. */
export const Dialog = ({ open, ...rest }: DialogProps) =>
  open ? (
    <Portal>
      <Panel {...rest} />
    </Portal>
  ) : null
