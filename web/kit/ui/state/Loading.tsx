import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Loading.module.css'

const widths = ['62', '88', '74', '94', '56', '80'] as const

/** A skeleton in the place of what is being read; the first moments show nothing, so that quick answers do not flash. */
export const Loading = ({ rows = 6 }: { rows?: number }) => {
  const t = useWords(uiWords)
  return (
    <div role="status" data-loading className={css['loading']}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={css['line']} data-width={widths[index % widths.length]} aria-hidden />
      ))}
    </div>
  )
}
