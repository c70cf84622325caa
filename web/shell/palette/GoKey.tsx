import { shellWords } from '#contract/shell/shell.words.ts'
import { useHotkey } from '#web/kit/ui/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'

interface GoKeyProps {
  readonly keys: string
  readonly label: string
  readonly run: () => void
}

/** `G` and a letter: one component each, because menus differ in length by role. */
export const GoKey = ({ keys, label, run }: GoKeyProps) => {
  const t = useWords(shellWords)
  useHotkey(keys, run, { label, group: t('screens') })
  return null
}
