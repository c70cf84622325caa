/** What is audited, noun by noun, with its word in `audit.words.ts`. What is not listed shows under its own name. */
const words = {
  'auth.signedIn': 'event_auth_signedIn',
  'auth.signedOut': 'event_auth_signedOut',
  'auth.signedOutEverywhere': 'event_auth_signedOutEverywhere',
  'auth.failed': 'event_auth_failed',
  'auth.refused': 'event_auth_refused',
  'auth.factorFailed': 'event_auth_factorFailed',
  'permission.changed': 'event_permission_changed',
  'viewAs.started': 'event_viewAs_started',
  'viewAs.ended': 'event_viewAs_ended',
  'terms.accepted': 'event_terms_accepted',
  'terms.refused': 'event_terms_refused',
  'loop.present': 'event_loop_present',
  'loop.elapsed': 'event_loop_elapsed',
  'loop.forced': 'event_loop_forced',
  'loop.denied': 'event_loop_denied',
  'loop.startedOffline': 'event_loop_startedOffline',
  'loop.stoppedOffline': 'event_loop_stoppedOffline',
  'loop.concluded': 'event_loop_concluded',
  'loop.adjusted': 'event_loop_adjusted',
  'loop.edited': 'event_loop_edited',
  'loop.discarded': 'event_loop_discarded',
  'loop.deleted': 'event_loop_deleted',
  'loop.restored': 'event_loop_restored',
  'loop.exported': 'event_loop_exported',
  'support.answered': 'event_support_answered',
  'support.close': 'event_support_close',
  'support.reopen': 'event_support_reopen',
  'audit.exported': 'event_audit_exported',
} as const
type AuditEvent = keyof typeof words

const isKnown = (event: string): event is AuditEvent => Object.hasOwn(words, event)

export const auditEvents: readonly AuditEvent[] = Object.keys(words).filter(isKnown)

/** The word of an event: `auth.failed` → `event_auth_failed`; undefined for one that is not listed. */
export const eventWord = (event: string): (typeof words)[AuditEvent] | undefined =>
  isKnown(event) ? words[event] : undefined

/** The nouns that have more than one event, to filter by all of them. */
export const auditNouns = ['auth', 'viewAs', 'terms', 'loop', 'support'] as const

/** What a deed is about, as `thing` names it. */
export const auditThings = ['user', 'permission', 'role', 'terms', 'loop', 'support', 'audit', 'access'] as const
