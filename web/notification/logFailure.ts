// oxlint-disable-next-line no-console -- specification, section 8: failed notification calls are only logged
export const logFailure = (what: string, error: unknown): void => console.warn(`Notifications, ${what}:`, error)
