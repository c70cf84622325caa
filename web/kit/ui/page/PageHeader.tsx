import { use, type ReactNode } from 'react'
import { useFormat } from '#web/kit/format.ts'
import { Breadcrumbs } from '#web/kit/ui/page/Breadcrumbs.tsx'
import { BesideTitle, Views, type Crumb } from '#web/kit/ui/page/place.ts'
import { useDocumentTitle } from '#web/kit/ui/page/title.ts'
import css from './PageHeader.module.css'

interface PageHeaderProps {
  readonly title: string
  /** Title of the window, where it differs from the heading. */
  readonly documentTitle?: string
  /** Number of records, beside the title; undefined while it is read. */
  readonly count?: number | undefined
  /** True when there are more than `count`. */
  readonly more?: boolean | undefined
  /** Shown right after the title, such as the table's view. */
  readonly beside?: ReactNode
  /** Mark of the record, before its name. */
  readonly mark?: ReactNode
  /** Sentence below the title. */
  readonly lead?: ReactNode
  /** Crumbs between the menu's entry, which the shell knows, and the page itself. */
  readonly crumbs?: readonly Crumb[]
  readonly actions?: ReactNode
  /** Colour of the venture that the page is about or within, as a thin line below the head. */
  readonly colour?: number | undefined
}

/** Our orbit, with the page's district marked on it. */
const DistrictMark = () => (
  <svg className={css['orbit']} viewBox="0 0 24 24" aria-hidden focusable="false">
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="3.2" />
    <circle cx="12" cy="3" r="2.75" />
  </svg>
)

/** Head of every page; sets the document's title too. */
export const PageHeader = (props: PageHeaderProps) => {
  const { title, documentTitle, count, more, beside, mark, lead, crumbs, actions, colour } = props
  const f = useFormat()
  useDocumentTitle(documentTitle ?? title)
  return (
    <header className={css['header']} data-venture={colour}>
      <Breadcrumbs title={title} {...(crumbs && { crumbs })} />
      <div className={css['row']}>
        <div className={css['name']}>
          <div className={css['headed']}>
            <DistrictMark />
            <h1 className={css['title']}>
              {mark}
              {title}
              {'count' in props && (
                <>
                  {' '}
                  <span className={`${css['count']} figures`}>{count !== undefined && f.atLeast(count, more)}</span>
                </>
              )}
            </h1>
            {use(BesideTitle)}
          </div>
          {use(Views)}
          {beside}
        </div>
        {actions && <div className={css['actions']}>{actions}</div>}
      </div>
      {lead && <p className={css['lead']}>{lead}</p>}
    </header>
  )
}
