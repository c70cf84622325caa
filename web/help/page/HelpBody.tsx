import { IconBulb } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { helpWords } from '#contract/help/help.words.ts'
import type { HelpArticle, HelpBlock } from '#web/help/article.ts'
import { MyScreens } from '#web/help/page/MyScreens.tsx'
import { Marked } from '#web/help/search/Marked.tsx'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HelpBody.module.css'

interface BlockProps {
  readonly block: HelpBlock
  readonly terms: readonly string[]
}

const Items = ({ items, say }: { items: readonly string[]; say: (it: string) => ReactNode }) =>
  items.map((it) => <li key={it}>{say(it)}</li>)

const Block = ({ block, terms }: BlockProps) => {
  const t = useWords(helpWords)
  const say = (it: string) => <Marked text={it} terms={terms} />
  switch (block.kind) {
    case 'text':
      return <p>{say(block.text)}</p>
    case 'note':
      return (
        <p className={css['note']}>
          <IconBulb size={18} stroke={1.6} aria-hidden />
          <span className="visually-hidden">{t('notice')}: </span>
          <span>{say(block.text)}</span>
        </p>
      )
    case 'steps':
      return (
        <ol className={css['steps']}>
          <Items items={block.items} say={say} />
        </ol>
      )
    case 'list':
      return (
        <ul className={css['list']}>
          <Items items={block.items} say={say} />
        </ul>
      )
    case 'keys':
      return (
        <dl className={css['rows']}>
          {block.rows.map(([keys, does]) => (
            <div key={keys} className={css['row']}>
              <dt>
                <Kbd keys={keys} />
              </dt>
              <dd>{say(does)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'terms':
      return (
        <dl className={css['rows']}>
          {block.rows.map(([term, means]) => (
            <div key={term} className={css['row']}>
              <dt>{say(term)}</dt>
              <dd>{say(means)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'myScreens':
      return <MyScreens />
  }
}

interface HelpBodyProps {
  readonly article: HelpArticle
  readonly terms: readonly string[]
}

/** The sections of an article. */
export const HelpBody = ({ article, terms }: HelpBodyProps) => {
  return article.sections.map((section, index) => (
    <section key={index} className={css['section']}>
      {section.title && <h2 className={css['title']}>{section.title}</h2>}
      {section.body.map((block, place) => (
        <Block key={place} block={block} terms={terms} />
      ))}
    </section>
  ))
}
