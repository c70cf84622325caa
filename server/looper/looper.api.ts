import { userStatus } from '#contract/auth/userStatus.ts'
import { collaboratorList, collaboratorRoles, managerList, managerRoles } from '#contract/looper/groups.ts'
import { looperCalls, looperFinder, looperList, looperPickers } from '#contract/looper/looper.ts'
import { handOver } from '#server/handover/handover.data.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { lookupHandler } from '#server/kit/list/lookup.ts'
import { refuse } from '#server/kit/refuse.ts'
import { endAccess } from '#server/kit/session/ended.ts'
import { editPerson } from '#server/looper/edit.data.ts'
import {
  areas,
  foundPeople,
  looperOf,
  looperSource,
  looperSourceOf,
  sectors,
  types,
} from '#server/looper/looper.data.ts'
import { keepAdmin, lockPerson, noteChange } from '#server/looper/write.data.ts'

const pickers = { sector_id: sectors, area_id: areas, type_id: types }

export const looperApi = [
  lookupHandler(looperPickers.sectors, sectors),
  lookupHandler(looperPickers.areas, areas),
  lookupHandler(looperPickers.types, types),
  lookupHandler(looperFinder, foundPeople),
  ...listHandlers(looperList, looperSource, pickers),
  ...listHandlers(managerList, looperSourceOf(managerRoles), pickers),
  ...listHandlers(collaboratorList, looperSourceOf(collaboratorRoles), pickers),

  handle(looperCalls.show, async (ctx, { id }) => ({ data: await looperOf(id, ctx) })),

  handle(looperCalls.update, async (ctx, input) => {
    await editPerson(input, ctx)
    ctx.after(() => ctx.services.live.tell(`user:${input.id}`, 'profile.changed'))
    return { data: await looperOf(input.id, ctx) }
  }),

  handle(looperCalls.status, async (ctx, { id, status, to }) => {
    const leaves = status !== userStatus.active
    if (to !== undefined && !leaves)
      return refuse('handover.onlyLeaving', { status: 422, fields: { to: 'handover.onlyLeaving' } })
    const people = await lockPerson(id, ctx, to)
    const { person } = people
    const answer = {
      status: 'success' as const,
      message: ctx.say('looper.statusChanged'),
      data: { id, status },
    }
    if (id === ctx.user.id && person.status !== status) return refuse('looper.ownStatus')
    if (to !== undefined) await handOver({ from: person, to: people.also }, ctx)
    if (person.status === status) return answer
    keepAdmin(people, { status })
    if (leaves) await endAccess(id, ctx)
    await ctx.db
      .updateTable('users')
      .set({ status, version: person.version + 1 })
      .where('id', '=', id)
      .execute()
    await noteChange(id, { before: { status: person.status }, after: { status } }, ctx)
    return answer
  }),
]
