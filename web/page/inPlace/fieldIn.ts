import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'

interface Props {
  readonly of?: unknown
  readonly children?: ReactNode
}

const pathOf = (of: unknown): unknown => (typeof of === 'object' && of !== null && 'path' in of ? of.path : undefined)

/** The one field of that name among the fields of a form; undefined where none stands for itself. */
export const fieldIn = (fields: ReactNode, path: string): ReactElement | undefined => {
  for (const one of Children.toArray(fields)) {
    if (!isValidElement<Props>(one)) continue
    if (pathOf(one.props.of) === path) return one
    const inside = fieldIn(one.props.children, path)
    if (inside) return inside
  }
  return undefined
}
