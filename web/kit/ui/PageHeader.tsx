import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { uiWords } from '#contract/kit/ui.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useDocumentTitle } from '#web/kit/ui/title.ts'
import { useWords } from '#web/kit/words.ts'
import css from './PageHeader.module.css'

interface PageHeaderProps {
  readonly title: string
  /** Name in the window's title, where the heading says something else. */
  readonly documentTitle?: string
  /** How many there are, beside the title. */
  readonly count?: number | undefined
  /** Whether there are more than `count`. */
  readonly more?: boolean | undefined
  /** Right after the title: which view of a table this is. */
  readonly beside?: ReactNode
  /** A sentence under the title. */
  readonly lead?: ReactNode
  /** The way here, without the page itself. */
  readonly crumbs?: readonly { readonly label: string; readonly to?: string }[]
  readonly actions?: ReactNode
}

/** The head of every page; names the document too. */
export const PageHeader = ({
  title,
  documentTitle,
  count,
  more,
  beside,
  lead,
  crumbs = [],
  actions,
}: PageHeaderProps) => {
  const t = useWords(uiWords)
  const f = useFormat()
  useDocumentTitle(documentTitle ?? title)
  return (
    <header className={css['header']}>
      {crumbs.length > 0 && (
        <nav
          aria-label={t('breadcrumbs')}
          className={crumbs.some((it) => it.to !== undefined) ? undefined : css['placeOnly']}
        >
          <ol className={css['crumbs']}>
            {crumbs.map((it) => (
              <Fragment key={it.label}>
                <li>{it.to === undefined ? it.label : <Link to={it.to}>{it.label}</Link>}</li>
                <li aria-hidden>
                  <IconChevronRight size={12} />
                </li>
              </Fragment>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={css['row']}>
        <div className={css['name']}>
          <h1 className={css['title']}>
            {title}
            {count !== undefined && (
              <>
                {' '}
                <span className={`${css['count']} figures`}>{f.atLeast(count, more)}</span>
              </>
            )}
          </h1>
          {beside}
        </div>
        {actions && <div className={css['actions']}>{actions}</div>}
      </div>
      {lead && <p className={css['lead']}>{lead}</p>}
    </header>
  )
}
