// oxlint-disable house/one-component -- parts of a few lines each, always used together (kits.md, section 7)
import type { Icon } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import css from './layout.module.css'

interface Holds {
  readonly children: ReactNode
}
interface Spaced extends Holds {
  /** `medium` when not given. */
  readonly gap?: 'tight' | 'small' | 'large'
}

/** One below the other. */
export const Stack = ({ gap, children }: Spaced) => (
  <div className={css['stack']} data-gap={gap}>
    {children}
  </div>
)

interface RowProps extends Spaced {
  /** First and last at the edges, or all at the end. */
  readonly at?: 'between' | 'end'
  /** A wide page keeps the items on one line: a cell of a table, which is otherwise as narrow as its widest item. */
  readonly unbroken?: boolean
}

/** Side by side, on more lines where there is no room. */
export const Row = ({ gap, at, unbroken = false, children }: RowProps) => (
  <div
    className={css['row']}
    data-gap={gap}
    data-between={at === 'between' ? true : undefined}
    data-end={at === 'end' ? true : undefined}
    data-unbroken={unbroken || undefined}
  >
    {children}
  </div>
)

interface ColumnsProps extends Holds {
  /** Columns of the same width, as many as fit: fields that belong together. */
  readonly even?: boolean
}

/** A main column with a narrow one beside it; one below the other on a narrow page. */
export const Columns = ({ even = false, children }: ColumnsProps) => (
  <div className={css['columns']} data-even={even ? true : undefined}>
    {children}
  </div>
)

interface TitledProps extends Holds {
  readonly title?: ReactNode
  /** A sentence below the title. */
  readonly lead?: ReactNode
}

const Title = ({ id, title, lead }: { id: string; title: ReactNode; lead: ReactNode }) => (
  <div>
    <h2 id={id} className={css['title']}>
      {title}
    </h2>
    {lead && <p className={css['quiet']}>{lead}</p>}
  </div>
)

interface CardProps extends TitledProps {
  /** No wider than a form is read well. */
  readonly narrow?: boolean
}

/** A bordered box; with a title it is a region of that name. */
export const Card = ({ title, lead, narrow = false, children }: CardProps) => {
  const id = useId()
  return (
    <section
      className={css['card']}
      data-narrow={narrow ? true : undefined}
      {...(title ? { 'aria-labelledby': id } : {})}
    >
      {title && <Title id={id} title={title} lead={lead} />}
      {children}
    </section>
  )
}

interface SectionProps extends TitledProps {
  readonly title: ReactNode
  /** A line above it. */
  readonly ruled?: boolean
}

/** A titled part of a page or form, without a box. */
export const Section = ({ title, lead, ruled = false, children }: SectionProps) => {
  const id = useId()
  return (
    <section className={css['section']} data-ruled={ruled ? true : undefined} aria-labelledby={id}>
      <Title id={id} title={title} lead={lead} />
      {children}
    </section>
  )
}

/** The buttons below a form, at its end; of three or more, or with `data-aside`, the first stands at its start. */
export const FormFoot = ({ children }: Holds) => <div className={css['foot']}>{children}</div>

interface NoticeProps extends Holds {
  readonly icon?: Icon
  readonly tone?: 'quiet' | 'info' | 'warn' | 'danger'
  /** `alert` interrupts; without a role it is read in its place. */
  readonly role?: 'status' | 'alert'
}

/** A line or two to know before going on. */
export const Notice = ({ icon: Icon, tone = 'quiet', role, children }: NoticeProps) => (
  <div className={css['notice']} data-tone={tone} role={role}>
    {Icon && <Icon size={16} stroke={1.75} aria-hidden />}
    <div className={css['said']}>{children}</div>
  </div>
)

interface TextButtonProps extends Holds {
  readonly onClick: () => void
}

/** An action within a sentence. */
export const TextButton = ({ onClick, children }: TextButtonProps) => (
  <button type="button" className={css['text']} onClick={onClick}>
    {children}
  </button>
)

interface TextLinkProps extends Holds {
  readonly to: string
  /** Its whole name where the words alone do not tell which of several it is. */
  readonly label?: string
  /** Whether it opens in another tab, and this page stays as it is. */
  readonly aside?: boolean
}

/** A link within a sentence. */
export const TextLink = ({ to, label, aside = false, children }: TextLinkProps) => (
  <Link to={to} className={css['text']} aria-label={label} target={aside ? '_blank' : undefined}>
    {children}
  </Link>
)
