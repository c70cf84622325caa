/*
 * Session history of a test. Files share the page: what a file's modules hang on it (`web/kit/back` wraps the history and
 * hears of each traversal first) must not answer in place of those of the next file.
 */

const real = window.addEventListener
const heard: Parameters<typeof window.removeEventListener>[] = []

export const noteHistory = (): void => {
  window.addEventListener = (...given: Parameters<typeof window.addEventListener>): void => {
    if (given[0] === 'popstate') heard.push(given)
    real.apply(window, given)
  }
}

/** Gives the history back as it was. */
export const endHistory = (): void => {
  window.addEventListener = real
  for (const given of heard.splice(0)) window.removeEventListener(...given)
  for (const name of Object.getOwnPropertyNames(window.history)) Reflect.deleteProperty(window.history, name)
}
