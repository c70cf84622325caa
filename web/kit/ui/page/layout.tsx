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

/** Stacks its children vertically. */
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

/** Puts its children side by side, wrapped where there is no room. */
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
  /** Columns of equal width, as many as fit: fields that belong together. */
  readonly even?: boolean
}

/** A main column and a narrow one; stacked on a narrow page. */
export const Columns = ({ even = false, children }: ColumnsProps) => (
  <div className={css['columns']} data-even={even ? true : undefined}>
    {children}
  </div>
)

interface TitledProps extends Holds {
  readonly title?: ReactNode
  /** Sentence below the title. */
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
  /** Limits the width to that of a readable form. */
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
  /** Draws a line above the section. */
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

/** Buttons at the end of a form; the first of three or more, or one with `data-aside`, stands at its start. */
export const FormFoot = ({ children }: Holds) => <div className={css['foot']}>{children}</div>

interface NoticeProps extends Holds {
  readonly icon?: Icon
  readonly tone?: 'quiet' | 'info' | 'warn' | 'danger'
  /** `alert` interrupts a screen reader; without a role the text is read in its place. */
  readonly role?: 'status' | 'alert'
}

/** A short note to read before going on. */
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
  /** Accessible name, where the visible words do not distinguish several links. */
  readonly label?: string
  /** True when it opens in another tab, and this page stays. */
  readonly aside?: boolean
}

/** A link within a sentence. */
export const TextLink = ({ to, label, aside = false, children }: TextLinkProps) => (
  <Link to={to} className={css['text']} aria-label={label} target={aside ? '_blank' : undefined}>
    {children}
  </Link>
)
