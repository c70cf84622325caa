import type { Icon } from '@tabler/icons-react'
import { Link } from 'react-router'
import css from './IconAction.module.css'

interface IconActionProps {
  /** Read out and shown as a tooltip. */
  readonly label: string
  readonly icon: Icon
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly to?: string
  readonly onClick?: () => void
}

/** A small button, or a link, that is only an icon: what a row offers at its end. */
export const IconAction = ({ label, icon: Icon, danger, disabled = false, to, onClick }: IconActionProps) => {
  const look = { className: css['action'], title: label, 'aria-label': label, 'data-danger': danger ? true : undefined }
  const icon = <Icon size={16} stroke={1.75} aria-hidden />
  if (to !== undefined)
    return (
      <Link {...look} to={to}>
        {icon}
      </Link>
    )
  // Not `disabled`, which would drop the focus of whoever has just pressed it for the last time.
  return (
    <button {...look} type="button" aria-disabled={disabled} onClick={disabled ? undefined : onClick}>
      {icon}
    </button>
  )
}
