import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useId, type ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { inTime } from '#web/kit/call/load.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { firstField } from '#web/kit/form/firstField.ts'
import { useLeaveGuard } from '#web/kit/form/useLeaveGuard.ts'
import { store, useStore } from '#web/kit/store.ts'
import { useDialogHold } from '#web/kit/ui/dialog/hold.ts'
import { Notice, Stack, TextButton } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Forms with unsaved work. The router asks one at a time, so the first of them asks for all. */
const waiting = store<readonly { readonly id: string; readonly drafted: boolean }[]>([])

const Asking = ({ drafted }: { drafted: boolean }) => {
  useLeaveGuard(true, drafted)
  return null
}

/** Asks before this screen is left, while it stands there. */
const LeaveGuard = ({ drafted }: { drafted: boolean }) => {
  const id = useId()
  const all = useStore(waiting)
  useDialogHold(!drafted)
  useEffect(() => {
    waiting.set((now) => [...now, { id, drafted }])
    return () => waiting.set((now) => now.filter((it) => it.id !== id))
  }, [id, drafted])
  return all[0]?.id === id ? <Asking drafted={all.every((it) => it.drafted)} /> : null
}

// Only who edits at the same time as somebody else needs it.
const Conflict = lazy(() => inTime(import('#web/kit/form/Conflict.tsx')).then((it) => ({ default: it.Conflict })))

interface FormProps {
  readonly of: { readonly core: FormCore }
  /** Instead of sending, as the steps of a longer form go on first. */
  readonly onSubmit?: () => void
  /** True once one has gone on from what a draft brought back, which is said once. */
  readonly underWay?: boolean
  /** Name of the form where no title says it. */
  readonly label?: string
  readonly children: ReactNode
}

/** Fields have their path as `name`, or as `data-path` where they are no one input. */
const fieldsIn = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[name]:not([type=hidden]), [data-path]'),
]
const pathOf = (element: HTMLElement): string => element.dataset['path'] ?? element.getAttribute('name') ?? ''

const Banners = ({ core, underWay }: { core: FormCore; underWay: boolean }) => {
  const t = useWords(uiWords)
  const { newer, state } = core
  return (
    <>
      {state.restored && core.dirty && !underWay && (
        <Notice icon={IconHistory} role="status">
          <span>{t('draftBack')}</span>
          <TextButton onClick={core.startOver}>{t('draftDrop')}</TextButton>
        </Notice>
      )}
      {newer && (
        <Notice icon={IconAlertTriangle} tone="warn" role="status">
          <span>{t('changedMeanwhile')}</span>
          <TextButton onClick={() => core.takeOver(newer)}>{t('changedCompare')}</TextButton>
        </Notice>
      )}
    </>
  )
}

/**
 * The form's own element: one summary of what is wrong, the draft that came back, both versions after a conflict. Ctrl or
 * ⌘ with Enter sends from any field; a failed try leads to the first wrong one.
 */
export const Form = ({ of: { core }, onSubmit = core.submit, underWay = false, label, children }: FormProps) => {
  const box = useRef<HTMLFormElement>(null)
  const { tries, issues } = core
  const wrong = useRef(issues)
  useEffect(() => {
    wrong.current = issues
  })
  // A form that shows after its screen, as one that waits for its record.
  useEffect(() => {
    const screen = box.current?.closest('main')
    if (!screen) return
    // On a page that was opened by its address, and that nobody has touched yet, nothing has the focus.
    const untouched = document.activeElement === document.body && screen.dataset['arriving'] !== undefined
    if (untouched || document.activeElement === screen) firstField(screen)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (tries === 0 || !box.current) return
    const paths = new Set(wrong.current.map((it) => it.path))
    fieldsIn(box.current)
      .find((it) => paths.has(pathOf(it)))
      ?.focus()
  }, [tries])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields come up here
    <form
      ref={box}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        // A form in a dialog stands within the form that opened it, as React sees it.
        event.stopPropagation()
        onSubmit()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
    >
      {core.guarded && <LeaveGuard drafted={core.drafted} />}
      <Stack>
        <Banners core={core} underWay={underWay} />
        <ErrorSummary of={core.summary} />
        {core.state.conflict && (
          <Suspense>
            <Conflict of={core} />
          </Suspense>
        )}
        {children}
      </Stack>
    </form>
  )
}
