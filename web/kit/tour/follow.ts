const placeOf = (element: Element): string => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height, window.innerWidth, window.innerHeight].join(' ')
}

/** Calls `moved` when the element has another place or size, whatever moved it: scrolling, resizing, a row that came. */
export const follow = (element: Element, moved: () => void): (() => void) => {
  let last = placeOf(element)
  const look = () => {
    const now = placeOf(element)
    if (now !== last) moved()
    last = now
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
