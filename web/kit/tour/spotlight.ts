import { driver, type Driver, type PopoverDOM } from 'driver.js'
import { bringIntoView } from '#web/kit/tour/bringIntoView.ts'
import { GUIDE, tabStops } from '#web/kit/tour/find.ts'
import { follow } from '#web/kit/tour/follow.ts'
import css from './spotlight.module.css'

const OWN = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/** Runs driver.js, which overwrites the ARIA of these elements (as pop-up buttons), and restores it. */
const keepingAria = (elements: readonly (Element | undefined)[], run: () => void): void => {
  const kept = elements.flatMap((it) =>
    it ? OWN.map((name) => ({ element: it, name, value: it.getAttribute(name) })) : [],
  )
  run()
  for (const { element, name, value } of kept) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** Texts of the window beside the element. */
export interface Says {
  readonly title: string
  readonly text: string
  /** Next or Finish; undefined where a click on the element continues. */
  readonly next: string | undefined
  /** Text that asks for that click. */
  readonly hint: string
  readonly leave: string
  /** `2 de 5`; undefined where there is only one step. */
  readonly progress: string | undefined
}

export interface Scene {
  readonly element: HTMLElement
  readonly district: string
  readonly says: Says
  readonly onNext: () => void
  readonly onLeave: () => void
}

export interface Spotlight {
  /** Lights an element and shows the window beside it, with the focus in it. */
  show(scene: Scene): void
  /** Changes the words of the window. */
  say(says: Says): void
  /** Hides the window and leaves the page dark, until the next element is lit. */
  rest(): void
  /** Removes everything. */
  lift(): void
  /** Tab stops: the window's, and the element's when the step waits for a click. */
  stops(): readonly HTMLElement[]
}

const MOVE_MS = 240
const ROOM = 6

const write = (popover: PopoverDOM, says: Says): void => {
  const { title, description, progress, nextButton, closeButton, footer } = popover
  const heading = title.querySelector('h2') ?? title.appendChild(document.createElement('h2'))
  heading.textContent = says.title
  description.textContent = says.text
  progress.textContent = says.progress ?? ''
  progress.style.display = says.progress === undefined ? 'none' : 'block'
  nextButton.textContent = says.next ?? ''
  nextButton.style.display = says.next === undefined ? 'none' : 'block'
  closeButton.setAttribute('aria-label', says.leave)
  closeButton.title = says.leave
  const hint = footer.querySelector('p') ?? footer.appendChild(document.createElement('p'))
  hint.textContent = says.hint
  hint.hidden = says.next !== undefined
}

const furnish = (popover: PopoverDOM, { district, says }: Scene): void => {
  const { wrapper, title, footer, closeButton } = popover
  wrapper.dataset['district'] = district
  wrapper.toggleAttribute(GUIDE, true)
  wrapper.setAttribute('aria-modal', 'true')
  wrapper.tabIndex = -1
  // They come as `header` and `footer` elements, which would count as the page's.
  title.setAttribute('role', 'presentation')
  title.replaceChildren()
  footer.setAttribute('role', 'presentation')
  // Next precedes the close button in the tab order.
  wrapper.append(closeButton)
  write(popover, says)
}

const makeDriver = (): Driver =>
  driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: MOVE_MS,
    // Its own handling of keys and clicks would conflict with a dialog that a step is in.
    allowClose: false,
    allowKeyboardControl: false,
    overlayClickBehavior: () => undefined,
    overlayColor: 'var(--n-veil)',
    overlayOpacity: 1,
    stagePadding: ROOM,
    stageRadius: 8,
    popoverOffset: ROOM,
    popoverClass: css['window'] ?? '',
  })

/** driver.js darkens the page around the element and places the window; everything else is done here. */
export const makeSpotlight = (): Spotlight => {
  let light: Driver | undefined
  let scene: Scene | undefined
  let unfollow = (): void => undefined
  const popover = (): PopoverDOM | undefined => light?.getState('popover') as PopoverDOM | undefined
  const elements = (): (Element | undefined)[] => [scene?.element, light?.getActiveElement()]

  const rest = (): void => {
    unfollow()
    unfollow = () => undefined
    const now = popover()
    if (now) now.wrapper.style.display = 'none'
  }
  const lift = (): void => {
    rest()
    const gone = light
    light = undefined
    if (gone) keepingAria([scene?.element, gone.getActiveElement()], () => gone.destroy())
    document.body.removeAttribute('data-tour-step')
    scene = undefined
  }
  const arrive = (drawn: PopoverDOM, element: HTMLElement): void => {
    if (scene?.element !== element) return
    const now = scene
    furnish(drawn, now)
    // driver.js positions the window and the focus right after this.
    queueMicrotask(() => {
      const target = now.says.next === undefined ? drawn.wrapper : drawn.nextButton
      target.focus({ preventScroll: true })
    })
  }
  const show = (next: Scene): void => {
    rest()
    light ??= makeDriver()
    const on = light
    const before = elements()
    scene = next
    document.body.dataset['tourStep'] = next.says.next === undefined ? 'click' : 'look'
    bringIntoView(next.element, ROOM)
    keepingAria([...before, next.element], () =>
      on.highlight({
        element: next.element,
        popover: {
          // Set as text below; driver.js would interpret it as HTML.
          title: ' ',
          description: ' ',
          showButtons: ['next', 'close'],
          side: 'bottom',
          align: 'start',
          onPopoverRender: (drawn) => arrive(drawn, next.element),
          onNextClick: next.onNext,
          onCloseClick: next.onLeave,
        },
      }),
    )
    unfollow = follow(next.element, () => on.refresh())
  }
  return {
    show,
    rest,
    lift,
    say: (says) => {
      const now = popover()
      if (!now || !scene) return
      scene = { ...scene, says }
      write(now, says)
      light?.refresh()
    },
    stops: () => {
      const now = popover()
      if (!now || !scene || now.wrapper.style.display === 'none') return []
      return [...tabStops(now.wrapper), ...(scene.says.next === undefined ? tabStops(scene.element) : [])]
    },
  }
}
