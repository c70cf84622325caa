import type { Page } from '@playwright/test'

/**
 * The words of buttons, links, tabs and headings that do not fit into their box and are cut off without a sign. What ends
 * in dots is meant so, and what only a screen reader is to have is of one pixel.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('button, a, [role="tab"], [role="button"], h1, h2, h3, label')]
    const boxes = new Set(named.flatMap((it) => [it, ...it.querySelectorAll('*')]))
    return [...boxes].flatMap((box) => {
      // A switch's track has no words to lose.
      if ((box.textContent ?? '').trim() === '') return []
      if (box.clientWidth <= 1 || box.scrollWidth <= box.clientWidth + 1) return []
      const { overflowX, textOverflow } = getComputedStyle(box)
      const hides = overflowX === 'hidden' || overflowX === 'clip'
      return hides && textOverflow !== 'ellipsis' ? [`cuts “${(box.textContent ?? '').trim().slice(0, 40)}”`] : []
    })
  })
