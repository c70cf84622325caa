import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, use } from 'react'
import { Link } from 'react-router'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { Place, type Crumb } from '#web/kit/ui/page/place.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  readonly title: string
  /** Steps that the page adds to those of the menu; one that the menu has already stands once. */
  readonly crumbs?: readonly Crumb[]
}

/** Path without its search; never equal without one. */
const pageOf = (to: string | undefined): string | symbol => to?.split('?')[0] ?? Symbol('none')

/** The way to a page; nothing where there is none. */
export const Breadcrumbs = ({ title, crumbs = [] }: BreadcrumbsProps) => {
  const t = useWords(uiWords)
  const place = use(Place)
  // A list that the menu calls by another name, or leads to by another address, is one step all the same.
  const isThere = ({ label, to }: Crumb): boolean =>
    place.some((it) => it.label === label || pageOf(it.to) === pageOf(to))
  const all = [...place, ...crumbs.filter((it) => !isThere(it))]
  // A district and its first page may share a name: it stands once.
  const steps = all.filter((it, at) => at < all.length - 1 || it.label !== title)
  if (steps.length === 0) return null
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={css['crumbs']}>
        {steps.map((crumb) => (
          <Fragment key={crumb.to ?? crumb.label}>
            <li>{crumb.to === undefined ? crumb.label : <Link to={crumb.to}>{crumb.label}</Link>}</li>
            <li aria-hidden>
              <IconChevronRight size={12} />
            </li>
          </Fragment>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
