import { ROLE } from '#contract/access/role.ts'
import type { Context } from '#server/kit/context.ts'

interface Demand {
  readonly id: number
  readonly nome: string
  readonly descricao: string
  readonly wished_on: string | null
  readonly author_id: number
  readonly cliente_id: number | null
}

/** Most letters of a venture's description, of which a demand has more. */
const DESCRIPTION_MAX = 2000

/** The venture in negotiation that a demand becomes; what its description has no room for stands in the scope. */
export const ventureOf = async (of: Demand, ctx: Context): Promise<number> => {
  const fields = {
    nome: of.nome,
    code: `D-${of.id}`,
    cliente_id: of.cliente_id,
    descricao: of.descricao.length > DESCRIPTION_MAX ? '' : of.descricao,
    escopo: of.descricao.length > DESCRIPTION_MAX ? of.descricao : '',
    ends_on: of.wished_on,
  }
  const taken = await ctx.db.selectFrom('ventures').select('id').where('code', '=', fields.code).executeTakeFirst()
  const code = taken ? `D-${of.id}-${ctx.now.getTime().toString(36).toUpperCase()}` : fields.code
  const { id } = await ctx.db
    .insertInto('ventures')
    .values({ ...fields, code, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  // A partner meets the ventures that they are on; a client meets their company's.
  const author = await ctx.db.selectFrom('users').select('role').where('id', '=', of.author_id).executeTakeFirst()
  if (author?.role === ROLE.partner)
    await ctx.db.insertInto('venture_members').values({ venture_id: id, user_id: of.author_id, position: 2 }).execute()
  await ctx.audit({ event: 'projeto.created', thing: 'projeto', thing_id: id, detail: { after: { ...fields, code } } })
  return id
}
