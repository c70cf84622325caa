import { sql } from 'kysely'
import { contractType } from '#contract/looper/looper.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import { paperState } from '#contract/paper/paper.codes.ts'
import type { Db } from '#server/db/open.ts'

const { unknown, receipt, missing, differs, matched } = paperState.of

/** Where the papers of an order `t` stand; null once it was deleted or reversed. */
export const paperStateOf = sql<number | null>`(case when t.status > ${sql.lit(orderStatus.of.paid)} then null else
  (select case
    when u.contract_type is null then ${sql.lit(unknown)}
    when u.contract_type = ${sql.lit(contractType.of.autonomous)} then ${sql.lit(receipt)}
    else coalesce((select case when p.centavos = t.total_centavos then ${sql.lit(matched)} else ${sql.lit(differs)} end
      from order_papers p where p.order_id = t.id and p.removed_at is null), ${sql.lit(missing)}) end
  from users u where u.id = t.user_id) end)`

/** How somebody is hired, one of `contractType` or null, and the CNPJ by which they give notes. */
export const personOf = async (
  db: Db,
  user_id: number,
): Promise<{ contract_type: number | null; cnpj: string | null }> =>
  db
    .selectFrom('users as u')
    .leftJoin('person_details as d', 'd.user_id', 'u.id')
    .select(['u.contract_type', 'd.cnpj'])
    .where('u.id', '=', user_id)
    .executeTakeFirstOrThrow()
