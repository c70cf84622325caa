import { IconChevronRight, type Icon } from '@tabler/icons-react'
import { Link } from 'react-router'
import css from './LinkList.module.css'

interface LinkListProps {
  readonly items: readonly {
    readonly key: string
    readonly icon: Icon
    readonly name: string
    /** The purpose of the page behind the link. */
    readonly why?: string | undefined
    /** Without it the line only tells. */
    readonly to?: string | undefined
    /** True: nothing is left to do there. */
    readonly done?: boolean
  }[]
}

/** Ways on, each with a sentence. */
export const LinkList = ({ items }: LinkListProps) => (
  <ul className={css['list']}>
    {items.map(({ key, icon: Icon, name, why, to, done }) => {
      const inside = (
        <>
          <Icon size={18} stroke={1.6} aria-hidden />
          <span className={css['words']}>
            <span className={css['name']}>{name}</span>
            {why !== undefined && <span className={css['why']}>{why}</span>}
          </span>
          {to !== undefined && <IconChevronRight size={16} stroke={1.75} aria-hidden />}
        </>
      )
      return (
        <li key={key} data-done={done}>
          {to === undefined ? (
            <div className={css['step']}>{inside}</div>
          ) : (
            <Link to={to} className={css['step']}>
              {inside}
            </Link>
          )}
        </li>
      )
    })}
  </ul>
)
