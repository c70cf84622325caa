import { collaboratorList, collaboratorRoles, managerList, managerRoles } from '#contract/looper/groups.ts'
import { looperCalls, looperFinder, looperList, looperPickers } from '#contract/looper/looper.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { lookupHandler } from '#server/kit/list/lookup.ts'
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
]
