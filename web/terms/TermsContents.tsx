import { useMediaQuery } from '@mantine/hooks'
import { Link } from 'react-router'
import { anchorOf, sectionIds, sectionNumber, type SectionId, type TermsText } from '#contract/terms/terms.text.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TermsContents.module.css'

interface ContentsProps {
  readonly text: TermsText
  /** The section on the screen. */
  readonly here: SectionId
}

const Links = ({ text, here }: ContentsProps) => (
  <ol className={css['list']}>
    {sectionIds.map((id) => (
      <li key={id}>
        <Link to={`?s=${anchorOf(id)}`} className={css['link']} aria-current={id === here ? 'location' : undefined}>
          <span className={`${css['number']} figures`}>{sectionNumber(id) ?? ''}</span>
          {text[id].title}
        </Link>
      </li>
    ))}
  </ol>
)

/** The way to each section: beside the text, folded above it on a phone. */
export const TermsContents = (props: ContentsProps) => {
  const t = useWords(termsScreenWords)
  const beside = useMediaQuery('(min-width: 64rem)', true, { getInitialValueInEffect: false })
  return (
    <nav aria-label={t('contents')} className={css['contents']} data-print="never">
      {beside ? (
        <>
          <p className={css['name']}>{t('contents')}</p>
          <Links {...props} />
        </>
      ) : (
        <details className={css['fold']}>
          <summary>{t('contents')}</summary>
          <Links {...props} />
        </details>
      )}
    </nav>
  )
}
