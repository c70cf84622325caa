import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

interface EmptyStateProps {
  readonly icon?: Icon
  readonly title: string
  /** Explains which rows appear here and how the first one is made. */
  readonly body?: ReactNode
  readonly action?: ReactNode
}

export const EmptyState = ({ icon: Icon, title, body, action }: EmptyStateProps) => (
  <div className={css['state']}>
    {Icon && (
      <span className={css['icon']} aria-hidden>
        <Icon size={22} stroke={1.5} />
      </span>
    )}
    <p className={css['title']}>{title}</p>
    {body && <div className={css['body']}>{body}</div>}
    {action && <div className={css['action']}>{action}</div>}
  </div>
)
