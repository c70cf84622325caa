import { expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.ts'
import { setupCalls } from '#contract/setup/setup.ts'
import { doors } from '#web/doors.ts'

const contract = {
  setup: setupCalls.state,
  createOrganisation: setupCalls.create,
  login: authCalls.login,
  user: authCalls.user,
  logout: authCalls.logout,
  verify: authCalls.verify,
  locale: authCalls.locale,
} satisfies Record<keyof typeof doors, unknown>

test.each(Object.entries(doors))('the door %s is the contract’s', (name, door) => {
  const { method, path, can, envelope } = { envelope: undefined, ...contract[name as keyof typeof contract] }
  expect({ method, path, can, envelope }).toEqual({ envelope: undefined, ...door })
})
