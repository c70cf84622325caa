/** On the element of a record in a list or on a board: its id, so that a key of the screen knows which one is meant. */
const RECORD = 'record'

const idOf = (element: Element | null | undefined): number | undefined => {
  const record = element?.closest<HTMLElement>(`[data-${RECORD}]`)
  return record ? Number(record.dataset[RECORD]) : undefined
}

/** The record that has the focus, or else the one under the pointer. */
export const meantRecord = (): number | undefined =>
  idOf(document.activeElement) ?? idOf([...document.querySelectorAll(`[data-${RECORD}]:hover`)].at(-1))
