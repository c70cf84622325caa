import { gateNoun } from '#contract/gate/gate.noun.ts'
import { gateCrud, gateList } from '#contract/gate/gate.ts'
import { gateSource } from '#server/gate/gate.data.ts'
import { ventureInReach } from '#server/gate/reach.data.ts'
import { gateStepHandlers } from '#server/gate/step.data.ts'
import type { Context } from '#server/kit/context.ts'
import { livingRecords } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'

const api = nounApi(
  { noun: gateNoun, list: gateList, crud: gateCrud },
  {
    ...gateSource,
    lookups: { ventures: livingRecords('ventures', ventureInReach) },
    unique: {
      gates_days: { field: 'planned_on', word: 'gate.endsBeforeStart', status: 422 },
      gates_stay: { field: 'venture_id', word: 'gate.stays', status: 422 },
    },
  },
)

export const gateApi = {
  ...api,
  handlers: [...api.handlers, ...gateStepHandlers],
  thing: {
    ...api.thing,
    // The team alone sees what is attached to a gate; clients and partners see its questions instead.
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('atom.open') ? gateNoun.traits : []),
  },
}
