const PRESSABLE =
  'a, button, summary, label, [role="button"], [role="link"], [role="option"], [role="tab"], [role^="menuitem"]'

const isPress = (target: EventTarget | null, element: HTMLElement): boolean => {
  const pressed = target instanceof Element ? target.closest(PRESSABLE) : null
  return pressed !== null && element.contains(pressed)
}

/** Calls back once `element`, or something to press within it, was clicked and the app has heard of it first. */
export const onRealClick = (element: HTMLElement, heard: () => void): (() => void) => {
  const onClick = (event: MouseEvent) => {
    if (isPress(event.target, element)) setTimeout(heard)
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
