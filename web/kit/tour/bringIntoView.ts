const scrolls = (it: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight

/** The viewport of an element: its scrolling ancestor, or the window. */
const frameOf = (element: Element): { readonly top: number; readonly bottom: number } => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (scrolls(parent)) return parent.getBoundingClientRect()
  return { top: 0, bottom: window.innerHeight }
}

/** A small element goes to the middle, so that a window has room beside it; what is seen with `room` stays. */
export const bringIntoView = (element: Element, room: number): void => {
  const { top, bottom, height } = element.getBoundingClientRect()
  const frame = frameOf(element)
  const seen = top >= Math.max(0, frame.top) + room && bottom <= Math.min(window.innerHeight, frame.bottom) - room
  if (!seen)
    element.scrollIntoView({ block: height < window.innerHeight / 2 ? 'center' : 'nearest', inline: 'nearest' })
}
