import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, use } from 'react'
import { Link } from 'react-router'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { Place, type Crumb } from '#web/kit/ui/page/place.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  readonly title: string
  /** Steps that the page adds; one with a label of the surrounding path replaces the link of that step. */
  readonly crumbs?: readonly Crumb[]
}

/** The way to a page; nothing where there is none. */
export const Breadcrumbs = ({ title, crumbs = [] }: BreadcrumbsProps) => {
  const t = useWords(uiWords)
  // A name keeps its place, and takes what is told later.
  const all = new Map<string, Crumb>()
  const place = use(Place)
  const isThere = (to: string | undefined): boolean => to !== undefined && place.some((it) => it.to === to)
  // A list that the menu calls by another name is one step all the same.
  for (const crumb of [...place, ...crumbs.filter((it) => !isThere(it.to))])
    all.set(crumb.label, { ...all.get(crumb.label), ...crumb })
  // A district and its first page may share a name: it stands once.
  const steps = [...all.values()].filter((it, at) => at < all.size - 1 || it.label !== title)
  if (steps.length === 0) return null
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={css['crumbs']}>
        {steps.map((crumb) => (
          <Fragment key={crumb.label}>
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
