import { sql } from 'kysely'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { entregaStatus, type EntregaStatus } from '#contract/entrega/entrega.rules.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Context } from '#server/kit/context.ts'
import type { NoteWord } from '#server/notification/mailNotes.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { roleMay } from '#server/permission/holders.data.ts'
import { isClientSide } from '#server/venture/sides.data.ts'

/** The statuses that somebody waits for. */
const wordOf: { readonly [S in EntregaStatus]?: NoteWord } = {
  [entregaStatus.of.homologation]: 'notification.entregaHomologation',
  [entregaStatus.of.finished]: 'notification.entregaFinished',
}

interface Moved {
  readonly id: number
  readonly venture_id: number
  readonly nome: string
}

/** Tells the client's side, and who answers for its atoms, as far as they may open the deliverable. */
export const tellOfStatus = async (of: Moved, status: EntregaStatus, ctx: Context): Promise<void> => {
  const word = wordOf[status]
  if (word === undefined) return
  const { rows } = await sql<{ id: number; venture: string }>`
    select u.id, v.nome as venture from users u join ventures v on v.id = ${of.venture_id}
    where u.status = 1 and u.deleted_at is null and ${roleMay(sql`u.role`, 'entrega.open')} and (${isClientSide}
      or exists (select 1 from atoms a where a.entrega_id = ${of.id} and a.responsavel_id = u.id
          and a.deleted_at is null and a.status <> 3)
        and (${roleMay(sql`u.role`, 'projeto.seeAll')} or exists (
          select 1 from venture_members m where m.venture_id = v.id and m.user_id = u.id)))
    order by u.id`.execute(ctx.db)
  await notifyOthers(
    ctx,
    rows.map(({ id: user_id, venture }) => ({
      user_id,
      word,
      params: { entrega: of.nome, venture },
      link: linkOf(entregaNoun, of.id),
    })),
  )
}
