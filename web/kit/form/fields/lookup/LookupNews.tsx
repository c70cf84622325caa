import { formWords } from '#contract/kit/words/form.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useWords } from '#web/kit/words.ts'

interface LookupNewsProps {
  readonly of: {
    readonly opened: boolean
    readonly waiting: boolean
    readonly more: boolean
    readonly offered: ReadonlySet<number>
  }
}

/** Tells those who do not see the list how many there are to choose from. */
export const LookupNews = ({ of: { opened, waiting, more, offered } }: LookupNewsProps) => {
  const t = useWords(formWords)
  const ui = useWords(uiWords)
  const count = t('foundSome', { count: offered.size })
  const said = offered.size === 0 ? ui('noResults') : more ? `${count}. ${t('foundMore')}` : count
  return (
    <p role="status" className="visually-hidden">
      {opened && !waiting && said}
    </p>
  )
}
