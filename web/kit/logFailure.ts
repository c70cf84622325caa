/** Section 8: what the person is not bothered with is written to the browser's log, with what failed. */
// oxlint-disable-next-line no-console -- the one place that writes there
export const logFailure = (what: string, error: unknown): void => console.warn(`${what}:`, error)
