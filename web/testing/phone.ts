import { vi } from 'vitest'

/** The window is as narrow as a phone, until the test ends. */
export const onPhone = (): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = new EventTarget() as MediaQueryList
    return Object.assign(media, { matches: query.includes('max-width'), media: query })
  })
}
