import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface DisabledProps {
  readonly 'aria-disabled'?: true
  readonly 'data-disabled'?: true
  readonly title?: string
}

interface Preview {
  /** True while role 1 previews another role; the server then refuses every change. */
  readonly viewing: boolean
  /** For a button that changes something: it looks disabled and says why; Tab still reaches it, so that the reason is read out. */
  readonly disabledProps: DisabledProps
  /** While previewing, the returned function shows the reason instead of running `action`. */
  readonly unlessViewing: (action: () => void) => () => void
}

export const usePreview = (): Preview => {
  const t = useWords(uiWords)
  const { me } = useSession()
  const viewing = typeof me?.viewing_as === 'number'
  return {
    viewing,
    disabledProps: viewing ? { 'aria-disabled': true, 'data-disabled': true, title: t('previewOnly') } : {},
    unlessViewing: (action) => (viewing ? () => void toast.info(t('previewOnly')) : action),
  }
}
