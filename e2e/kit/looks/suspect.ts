import type { Page } from '@playwright/test'

/*
 * Quick looks of a few milliseconds for what axe takes most of its time to tell. They may suspect what is well; axe's own
 * rule is then asked, and decides.
 */

/** True when some text may have too little contrast with the colours behind it. */
export const hasWeakText = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, opacity: number]
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const drawn = canvas.getContext('2d', { willReadFrequently: true })
    const known = new Map<string, Colour>()
    const colourOf = (text: string): Colour => {
      const found = known.get(text)
      if (found || !drawn) return found ?? [0, 0, 0, 1]
      drawn.clearRect(0, 0, 1, 1)
      drawn.fillStyle = text
      drawn.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, opacity = 0] = drawn.getImageData(0, 0, 1, 1).data
      const colour: Colour = [red, green, blue, opacity / 255]
      known.set(text, colour)
      return colour
    }
    const over = (top: Colour, below: Colour, opacity: number): Colour => {
      const mixed = (channel: 0 | 1 | 2) => top[channel] * opacity + below[channel] * (1 - opacity)
      return [mixed(0), mixed(1), mixed(2), 1]
    }
    const behind = new Map<Element | null, Colour>([[null, [255, 255, 255, 1]]])
    /** Colours of an element and of what it stands in, over each other. */
    const behindOf = (element: Element | null): Colour => {
      const found = behind.get(element)
      if (found || !element) return found ?? [255, 255, 255, 1]
      const own = colourOf(getComputedStyle(element).backgroundColor)
      const colour = own[3] === 1 ? own : over(own, behindOf(element.parentElement), own[3])
      behind.set(element, colour)
      return colour
    }
    const decoded = (channel: number) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
    const luminance = ([red, green, blue]: Colour) =>
      0.2126 * decoded(red) + 0.7152 * decoded(green) + 0.0722 * decoded(blue)
    const contrast = (one: Colour, other: Colour) => {
      const [a, b] = [luminance(one), luminance(other)]
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen = new Set<Element>()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || seen.has(element) || (node.textContent ?? '').trim() === '') continue
      seen.add(element)
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      // WCAG 1.4.3: large text is of 24 px, or of 18.66 px and bold.
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      const below = behindOf(element)
      const own = colourOf(color)
      // Axe and this look round colours differently.
      if (contrast(over(own, below, own[3] * opacityOf(element)), below) < least + 0.1) return true
    }
    return false
  })

/** True when something to be clicked may be too small, or something that scrolls may be out of a keyboard's reach. */
export const hasSmallTarget = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const targets =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], ' +
      '[role="button"], [role="tab"], [role="checkbox"], [role="switch"], [role="option"], [role^="menuitem"], [role="link"]'
    const isShown = (it: Element) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isSmall = (target: Element) => {
      // A link within a sentence is as high as its line.
      if (target.tagName === 'A' && getComputedStyle(target).display === 'inline') return false
      const { width, height } = target.getBoundingClientRect()
      // One pixel is for screen readers only.
      return width > 1 && height > 1 && (width < 24 || height < 24)
    }
    const scrolls = (box: Element) => {
      if (box.scrollHeight <= box.clientHeight + 13 && box.scrollWidth <= box.clientWidth + 13) return false
      const { overflowX, overflowY } = getComputedStyle(box)
      const isScroller = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')
      return isScroller && !box.matches('[tabindex]') && box.querySelector(targets) === null
    }
    return (
      [...document.querySelectorAll(targets)].some((it) => isShown(it) && isSmall(it)) ||
      [...document.querySelectorAll('body *')].some(scrolls)
    )
  })
