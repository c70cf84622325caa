import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bringIntoView } from '#web/kit/tour/bringIntoView.ts'

const scrolled = vi.fn<(how?: boolean | ScrollIntoViewOptions) => void>()
let frame: HTMLElement
let element: HTMLElement
beforeEach(() => {
  scrolled.mockClear()
  document.body.innerHTML = '<div><p></p></div>'
  frame = document.body.firstElementChild as HTMLElement
  element = frame.firstElementChild as HTMLElement
  element.scrollIntoView = scrolled
})

/** The window of jsdom is 768 high; the frame, a page under a bar, stands from 60 to 760. */
const place = (top: number, height: number, scrolling: boolean) => {
  frame.style.overflowY = scrolling ? 'auto' : 'visible'
  Object.defineProperties(frame, { scrollHeight: { value: 2000 }, clientHeight: { value: 700 } })
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 60, 900, 700))
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, height))
  bringIntoView(element, 6)
  return scrolled.mock.calls[0]?.[0]
}

describe('an element', () => {
  test.each([
    ['in sight', 100, 40, true],
    ['in the bar itself, which does not scroll', 10, 40, false],
  ])('%s stays', (_, top, height, scrolling) => {
    expect(place(top, height, scrolling)).toBeUndefined()
  })

  test.each([
    ['under the bar', 30, 40],
    ['below the window', 800, 40],
    ['half out of sight', 740, 40],
    ['above the window', -200, 40],
  ])('%s goes to the middle', (_, top, height) => {
    expect(place(top, height, true)).toMatchObject({ block: 'center' })
  })

  test('that is taller than half the window moves no more than it must', () => {
    expect(place(500, 600, true)).toMatchObject({ block: 'nearest' })
  })
})
