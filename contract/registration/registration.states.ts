import { roles } from '#contract/access/roles.ts'
import { codes } from '#contract/kit/codes.ts'

export const registrationKinds = codes({ looper: 1, partner: 2 })
/** `email`: the address is not confirmed yet; `correction`: the person is asked to change their answers. */
export const registrationStates = codes({ email: 1, review: 2, correction: 3, active: 4, denied: 5 })

/** Roles that an account can be activated in. */
export const givenRoles = codes(
  Object.fromEntries(roles.flatMap(({ key, value }) => (value === 0 ? [] : [[key, value]]))),
)
