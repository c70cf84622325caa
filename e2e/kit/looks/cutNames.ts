import type { Page } from '@playwright/test'

/**
 * Texts that do not stand whole on a page: cut by a box around them, with an ellipsis or without, or after so many lines.
 * What only a screen reader is to have, and the words of an empty field, are not meant.
 */
export const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter((it) => it.width > 1 && it.height > 1)
      if (lines.length === 0 || (node.textContent ?? '').trim() === '') continue
      const right = Math.max(...lines.map((it) => it.right))
      const bottom = Math.max(...lines.map((it) => it.bottom))
      const around: Element[] = []
      for (let box = node.parentElement; box && around.length < 5; box = box.parentElement) around.push(box)
      const looks = around.map((box) => ({ box, style: getComputedStyle(box), at: box.getBoundingClientRect() }))
      if (looks.some(({ style, at }) => style.clipPath !== 'none' || style.visibility === 'hidden' || at.width <= 1))
        continue
      const isCut = looks.some(({ box, style, at }) => {
        if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') return false
        const dots = style.textOverflow === 'ellipsis' && style.display !== 'table-cell'
        if (dots && box.scrollWidth > box.clientWidth + 1) return true
        return right > at.right + 1 || (style.webkitLineClamp !== 'none' && bottom > at.bottom + 2)
      })
      if (isCut) cut.push((node.textContent ?? '').trim().slice(0, 60))
    }
    return cut
  })
