import { IconInfoCircle } from '@tabler/icons-react'
import { helpWords } from '#contract/help/help.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './UnknownArticle.module.css'

/** A link to an article that does not exist: says so, above all that do. */
export const UnknownArticle = () => {
  const t = useWords(helpWords)
  return (
    <p role="status" className={css['notice']}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden />
      <span>
        <strong>{t('unknownTitle')}.</strong> {t('unknownBody')}
      </span>
    </p>
  )
}
