import { auditCalls } from '#contract/audit/audit.ts'
import { authCalls } from '#contract/auth/auth.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { permissionCalls } from '#contract/permission/permission.ts'
import { setupCalls } from '#contract/setup/setup.ts'
import { systemCalls } from '#contract/system/system.ts'
import { termsCalls } from '#contract/terms/terms.ts'

/** Every call of the product by noun; the server, the OpenAPI page and the role test walk this table. */
export const calls = {
  system: systemCalls,
  setup: setupCalls,
  auth: authCalls,
  loop: loopCalls,
  terms: termsCalls,
  permission: permissionCalls,
  audit: auditCalls,
} as const

export const allCalls: readonly { name: string; call: AnyEndpoint }[] = Object.entries(calls).flatMap(([noun, group]) =>
  Object.entries(group).map(([act, call]) => ({ name: `${noun}.${act}`, call })),
)
