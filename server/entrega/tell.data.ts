import { sql } from 'kysely'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Taken } from '#server/kit/steps/steps.ts'
import type { Note, NoteWord } from '#server/notification/mailNotes.data.ts'
import { roleMay } from '#server/permission/holders.data.ts'
import { isClientSide } from '#server/venture/sides.data.ts'

/** Notes for the client's side, and for who answers for its atoms, as far as they may open the deliverable. */
export const notesOf =
  (word: NoteWord) =>
  async ({ row: of, ctx }: Pick<Taken<'entregas'>, 'row' | 'ctx'>): Promise<Note[]> => {
    const { rows } = await sql<{ id: number; venture: string }>`
    select u.id, v.nome as venture from users u join ventures v on v.id = ${of.venture_id}
    where u.status = 1 and u.deleted_at is null and ${roleMay(sql`u.role`, 'entrega.open')} and (${isClientSide}
      or exists (select 1 from atoms a where a.entrega_id = ${of.id} and a.responsavel_id = u.id
          and a.deleted_at is null and a.status <> 3)
        and (${roleMay(sql`u.role`, 'projeto.seeAll')} or exists (
          select 1 from venture_members m where m.venture_id = v.id and m.user_id = u.id)))
    order by u.id`.execute(ctx.db)
    const link = linkOf(entregaNoun, of.id)
    return rows.map(({ id: user_id, venture }) => ({ user_id, word, params: { entrega: of.nome, venture }, link }))
  }
