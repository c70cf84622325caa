const OWN = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/** Runs what would write over the ARIA of these elements (driver.js calls them pop-up buttons) and puts it back. */
export const keepingAria = (elements: readonly (Element | undefined)[], run: () => void): void => {
  const kept = elements.flatMap((it) => (it ? OWN.map((name) => ({ it, name, value: it.getAttribute(name) })) : []))
  run()
  for (const { it, name, value } of kept) {
    if (value === null) it.removeAttribute(name)
    else it.setAttribute(name, value)
  }
}
