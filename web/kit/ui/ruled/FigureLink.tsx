import { TextLink } from '#web/kit/ui/page/layout.tsx'
import css from './FigureLink.module.css'

interface FigureLinkProps {
  readonly children: string
  /** Way to its rows; none for nothing. */
  readonly to: string | undefined
}

/** A figure that leads to the rows that it adds up. */
export const FigureLink = ({ children, to }: FigureLinkProps) => (
  <span className={`figures ${css['figure']}`}>
    {to === undefined ? children : <TextLink to={to}>{children}</TextLink>}
  </span>
)
