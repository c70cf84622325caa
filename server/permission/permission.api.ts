import { permissions } from '#contract/access/matrix.ts'
import { signedInRoles, type SignedInRole } from '#contract/access/roles.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { defaultsOf, isFixed } from '#contract/permission/permission.rules.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { describeRole, editGrants, grantsVersion, readGrants, type Change } from '#server/permission/grants.data.ts'
import { describePermission, roleRows } from '#server/permission/permission.data.ts'
import { beginView, endView, viewablePeople } from '#server/permission/viewAs.data.ts'

/** Every permission of the role as the specification has it. */
const toDefault = (role: SignedInRole): Change[] => {
  const wanted = new Set(defaultsOf(role))
  return permissions.map((id) => ({ role, id, held: wanted.has(id) }))
}

export const permissionApi = [
  handle(permissionCalls.list, async (ctx) => {
    const grants = await readGrants(ctx.db)
    return {
      data: permissions.map((id) => ({ id, roles: signedInRoles.filter((role) => grants.get(id)?.has(role)) })),
      version: await grantsVersion(ctx.db),
    }
  }),

  handle(permissionCalls.show, async (ctx, { id }) => ({ data: await describePermission(ctx.db, id) })),

  handle(permissionCalls.roles, async (ctx) => ({
    data: await roleRows(ctx.db),
    version: await grantsVersion(ctx.db),
  })),

  handle(permissionCalls.role, async (ctx, { role }) => ({ data: await describeRole(ctx.db, role) })),

  handle(permissionCalls.save, async (ctx, { role, version, grant, revoke }) => {
    const both = grant.findIndex((id) => revoke.includes(id))
    if (both >= 0)
      return refuse('permission.contradiction', { fields: { [`grant.${both}`]: 'permission.contradiction' } })
    if ([...grant, ...revoke].some(isFixed)) return refuse('permission.fixed')
    await editGrants(ctx, {
      version,
      role,
      reason: 'edit',
      changes: [...grant.map((id) => ({ role, id, held: true })), ...revoke.map((id) => ({ role, id, held: false }))],
    })
    return { data: await describeRole(ctx.db, role), message: ctx.say('permission.saved') }
  }),

  handle(permissionCalls.reset, async (ctx, { role, version }) => {
    await editGrants(ctx, { version, role, reason: 'reset', changes: toDefault(role) })
    return { data: await describeRole(ctx.db, role), message: ctx.say('permission.resetDone') }
  }),

  handle(permissionCalls.resetAll, async (ctx, { version }) => {
    const changed = await editGrants(ctx, { version, reason: 'reset', changes: signedInRoles.flatMap(toDefault) })
    return { version: await grantsVersion(ctx.db), changed, message: ctx.say('permission.resetDone') }
  }),

  handle(permissionCalls.viewAs, async (ctx, { role }) => {
    if (role === 1) return refuse('permission.viewAsOnlyRoles', { fields: { role: 'permission.viewAsOnlyRoles' } })
    await ctx.audit({ event: 'viewAs.started', thing: 'role', thing_id: role })
    return { role }
  }),

  handle(permissionCalls.stopViewAs, async (ctx, { role }) => {
    await ctx.audit({ event: 'viewAs.ended', thing: 'role', thing_id: role })
    return { role }
  }),

  handle(permissionCalls.viewAsPeople, (ctx, wanted) => viewablePeople(ctx.db, wanted)),

  handle(permissionCalls.viewAsPerson, async (ctx, { person }) => {
    const begun = await beginView(ctx, person)
    return begun ?? refuse('permission.viewAsUnknown', { status: 404, fields: { person: 'permission.viewAsUnknown' } })
  }),

  handle(permissionCalls.stopViewAsPerson, async (ctx) => ({ person: await endView(ctx) })),
]
