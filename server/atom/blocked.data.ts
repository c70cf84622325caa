import { sql } from 'kysely'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { atomScope } from '#server/atom/scope.data.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sql } from '#server/kit/list/source.ts'

const { pending, accepted } = atomStatus.of

/** True when an open atom waits for another open one. Atoms that the person does not see do not count. */
export const isBlocked = (of: { readonly id: Sql; readonly status: Sql }, ctx: Context): Sql => sql`(
  ${of.status} in (${pending}, ${accepted}) and exists (
    select 1 from relations r where r.kind = 'blocks' and r.to_thing = 'atom' and r.to_id = ${of.id} and r.from_thing = 'atom'
      and r.from_id in (select t.id from atoms t where t.deleted_at is null and t.status in (${pending}, ${accepted})
        and ${atomScope(ctx)})))`
