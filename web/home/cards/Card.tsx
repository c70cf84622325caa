import { useId } from '@mantine/hooks'
import type { ReactNode } from 'react'
import css from './Card.module.css'

interface CardProps {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One part of a home page, with a name. */
export const Card = ({ title, aside, children }: CardProps) => {
  const id = useId()
  return (
    <section className={css['card']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id} className={css['title']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
