/** Calls that concern the session and not the person looked at. */
export const ofTheSession: ReadonlySet<string> = new Set(['/api/auth/refresh'])

/**
 * Reads that are a person's alone, which nobody who looks as them is shown: how they come in (Fortress, passkeys, tokens,
 * webhooks), what they asked about their own data, their civil details, and files they are still bringing in. What an
 * administrator may see of these they see through their own doors.
 */
export const privateToPerson: ReadonlySet<string> = new Set([
  '/api/profile/sessions',
  '/api/profile/sign-ins',
  '/api/profile/details',
  '/api/profile/tokens',
  '/api/profile/webhooks',
  '/api/profile/webhooks/:id/deliveries',
  '/api/profile/own-data',
  '/api/profile/own-data/exports/:id/file',
  '/api/passkeys',
  '/api/imports',
  '/api/imports/:id',
  '/api/imports/:id/errors',
  '/api/imports/:id/failed',
])
