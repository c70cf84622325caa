import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'

/** Icon of a column's present sort direction. */
export const SortMark = ({ direction }: { direction: 'ascending' | 'descending' | 'none' }) => {
  if (direction === 'ascending') return <IconArrowUp size={13} aria-hidden />
  if (direction === 'descending') return <IconArrowDown size={13} aria-hidden />
  return <IconSelector size={13} aria-hidden data-idle />
}
