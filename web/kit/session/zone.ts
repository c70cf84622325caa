/** A browser that is older than the name of the person's zone would show no day at all: it counts in its own zone. */
export const withKnownZone = <P extends { readonly zone: string }>(me: P): P => {
  try {
    Intl.DateTimeFormat('en', { timeZone: me.zone })
    return me
  } catch {
    return { ...me, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  }
}
