import { useId } from '@mantine/hooks'
import type { ReactNode } from 'react'
import css from './Panel.module.css'

interface PanelProps {
  readonly title: string
  readonly note?: string
  /** Text of a panel without rows. */
  readonly empty?: string | false
  readonly children: ReactNode
}

/** One part of a permission's page: a name and its lines. */
export const Panel = ({ title, note, empty, children }: PanelProps) => {
  const id = useId()
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        {title}
      </h2>
      {note && <p className={css['note']}>{note}</p>}
      {empty ? <p className={css['empty']}>{empty}</p> : children}
    </section>
  )
}
