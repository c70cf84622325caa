/*
 * Computed styles, as far as Testing Library asks for them while it looks for roles and names. jsdom matches every rule of
 * every style sheet against every element again after each change of the page: a fifth of the suite's time. No sheet of
 * ours is loaded in tests and Mantine writes only variables, so inline styles and the browser's defaults say the same.
 */

type Real = typeof window.getComputedStyle

/** What a browser does with an element that nothing styles: by its tag and the attributes that its own sheet asks about. */
const defaults = new Map<string, CSSStyleDeclaration>()

const defaultOf = (it: Element, real: Real): CSSStyleDeclaration => {
  const bare = it.cloneNode(false) as Element
  for (const { name } of it.attributes) if (!['hidden', 'open', 'type'].includes(name)) bare.removeAttribute(name)
  const key = bare.outerHTML
  const known = defaults.get(key) ?? real(bare)
  defaults.set(key, known)
  return known
}

const inline = (it: Element, property: string): string =>
  'style' in it ? (it.style as CSSStyleDeclaration).getPropertyValue(property) : ''

/** The nearest value on the way up; the properties asked for are keywords without `inherit`. */
const inherited = (it: Element | null, property: string, initial: string): string => {
  if (it === null) return initial
  return inline(it, property) || inherited(it.parentElement, property, initial)
}

/** `getComputedStyle` that knows the properties asked for all the time by itself, and asks jsdom for all others. */
export const quickStyles =
  (real: Real): Real =>
  (it, pseudo) => {
    if (pseudo) return real(it, pseudo)
    const read = (property: string): string | undefined => {
      if (property === 'display') return inline(it, 'display') || defaultOf(it, real).display
      if (property === 'visibility') return inherited(it, 'visibility', 'visible')
      if (property === 'pointer-events') return inherited(it, 'pointer-events', 'auto')
      return undefined
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => read(property) ?? real(it).getPropertyValue(property)
        return read(name === 'pointerEvents' ? 'pointer-events' : String(name)) ?? Reflect.get(real(it), name)
      },
    })
  }
