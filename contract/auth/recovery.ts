/** Number of recovery codes in one set. */
export const RECOVERY_CODES = 10

const GROUP = 4
const GROUPS = 3

/** Printed recovery code: `7k2m-x0qf-9dwa`, of letters and digits that are not mistaken for each other. */
export const recoveryPattern = /^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/

/** Formats typed or pasted text as a recovery code, as far as it goes. */
export const spelledRecovery = (typed: string): string => {
  const signs = typed
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '')
    .slice(0, GROUP * GROUPS)
  return (signs.match(/.{1,4}/g) ?? []).join('-')
}
