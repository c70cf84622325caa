import { uiWords } from '#contract/kit/ui.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface Barred {
  readonly 'aria-disabled'?: true
  readonly 'data-disabled'?: true
  readonly title?: string
}

interface Preview {
  /** Whether role 1 is looking as another role, and the server would refuse every change. */
  readonly viewing: boolean
  /** For a button that changes something: looks disabled and says why; still reached by Tab, so that everybody is told. */
  readonly barred: Barred
  /** Instead of `act` says why it cannot be done, while previewing. */
  readonly unlessViewing: (act: () => void) => () => void
}

export const usePreview = (): Preview => {
  const t = useWords(uiWords)
  const { me } = useSession()
  const viewing = typeof me?.viewing_as === 'number'
  return {
    viewing,
    barred: viewing ? { 'aria-disabled': true, 'data-disabled': true, title: t('previewOnly') } : {},
    unlessViewing: (act) => (viewing ? () => void toast.info(t('previewOnly')) : act),
  }
}
