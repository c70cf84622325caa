import { acceptWords } from '#contract/invitation/accept.words.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { TermsClauses } from '#web/terms/TermsClauses.tsx'
import { useTermsText } from '#web/terms/useTermsText.ts'

/** The terms, for whoever cannot open their page yet. */
export const TermsDialog = ({ version, onClose }: { readonly version: string; readonly onClose: () => void }) => {
  const t = useWords(acceptWords)
  const text = useTermsText(useLocale())
  return (
    <Dialog open size="lg" title={t('termsTitle', { version })} onClose={onClose}>
      <Answer of={text}>{(data) => <TermsClauses text={data} />}</Answer>
    </Dialog>
  )
}
