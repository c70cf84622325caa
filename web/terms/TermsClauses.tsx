import { IconLink } from '@tabler/icons-react'
import { pathTo } from '#contract/routes/match.ts'
import {
  anchorOf,
  clausesOf,
  sectionIds,
  sectionNumber,
  type SectionId,
  type TermsText,
} from '#contract/terms/terms.text.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { addressOf, copyText } from '#web/kit/device/clipboard.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TermsClauses.module.css'

const Section = ({ id, text }: { id: SectionId; text: TermsText }) => {
  const t = useWords(termsScreenWords)
  const section = text[id]
  const number = sectionNumber(id)
  const copy = async () => {
    const link = addressOf(`${pathTo('terms')}?s=${anchorOf(id)}`)
    if (await copyText(link)) toast.success(t('copied'))
    else toast.info(t('notCopied', { link }))
  }
  return (
    <section aria-labelledby={`terms-${id}`} className={css['section']}>
      <h2 id={`terms-${id}`} tabIndex={-1} data-section={id} className={css['title']}>
        {number !== undefined && <span className={css['number']}>{number}.</span>}
        <span>{section.title}</span>
        <button
          type="button"
          className={css['link']}
          aria-label={t('copyLink', { name: section.title })}
          onClick={() => void copy()}
        >
          <IconLink size={16} stroke={1.75} aria-hidden />
        </button>
      </h2>
      {clausesOf(id, section).map((clause, at) => (
        <div key={at} className={css['clause']} data-numbered={clause.number === undefined ? undefined : true}>
          {clause.number !== undefined && <span className={`${css['count']} figures`}>{clause.number}</span>}
          <div className={css['words']}>
            <p>{clause.text}</p>
            {clause.items.length > 0 && (
              <ul className={css['list']}>
                {clause.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      ))}
    </section>
  )
}

/** The document, section by section. */
export const TermsClauses = ({ text }: { text: TermsText }) =>
  sectionIds.map((id) => <Section key={id} id={id} text={text} />)
