/*
 * Computed styles, as far as Testing Library asks for them while it looks for roles and names. jsdom matches every rule of
 * every style sheet against every element again after each change of the page: a fifth of the suite's time. No sheet of
 * ours is loaded in tests and Mantine writes only variables, so inline styles and the browser's defaults say the same.
 */

type Real = typeof window.getComputedStyle

/** A browser's default styles of an element, by its tag and the attributes that the default style sheet selects by. */
const defaults = new Map<string, CSSStyleDeclaration>()

const defaultOf = (element: Element, real: Real): CSSStyleDeclaration => {
  const bare = element.cloneNode(false) as Element
  for (const { name } of element.attributes) if (!['hidden', 'open', 'type'].includes(name)) bare.removeAttribute(name)
  const key = bare.outerHTML
  const known = defaults.get(key) ?? real(bare)
  defaults.set(key, known)
  return known
}

const inline = (it: Element, property: string): string =>
  'style' in it ? (it.style as CSSStyleDeclaration).getPropertyValue(property) : ''

/** The nearest value on the way up; the properties asked for are keywords without `inherit`. */
const inherited = (element: Element | null, property: string, initial: string): string => {
  if (element === null) return initial
  return inline(element, property) || inherited(element.parentElement, property, initial)
}

/** `getComputedStyle` that knows the properties asked for all the time by itself, and asks jsdom for all others. */
export const quickStyles =
  (real: Real): Real =>
  (element, pseudo) => {
    if (pseudo) return real(element, pseudo)
    const read = (property: string): string | undefined => {
      if (property === 'display') return inline(element, 'display') || defaultOf(element, real).display
      if (property === 'visibility') return inherited(element, 'visibility', 'visible')
      if (property === 'pointer-events') return inherited(element, 'pointer-events', 'auto')
      return undefined
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => read(property) ?? real(element).getPropertyValue(property)
        return read(name === 'pointerEvents' ? 'pointer-events' : String(name)) ?? Reflect.get(real(element), name)
      },
    })
  }
