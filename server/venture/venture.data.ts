import { sql, type RawBuilder } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import type { HomeVenture } from '#contract/home/home.ts'
import type { Db } from '#server/db/open.ts'
import type { Reader } from '#server/kit/list/source.ts'
import type { SessionUser } from '#server/kit/session/session.ts'

/**
 * Whether a venture `v` is a person's own: it is active, and they are on it or have an atom in it that is open to a loop.
 * Read from the person's side, once for all ventures: organisations have many ventures, a person few.
 */
export const isOwnVenture = (
  person: RawBuilder<unknown>,
) => sql<boolean>`(v.deleted_at is null and v.status = 1 and v.id in (
  select m.venture_id from venture_members m where m.user_id = ${person}
  union all
  select g.venture_id from (
    select a.cell_id from atoms a where a.responsavel_id = ${person} and a.deleted_at is null and a.status = 1
    union all
    select a.cell_id from atom_loopers al join atoms a on a.id = al.atom_id
    where al.user_id = ${person} and a.deleted_at is null and a.status = 1
  ) a join cells c on c.id = a.cell_id and c.deleted_at is null join gates g on g.id = c.gate_id and g.deleted_at is null))`

/** Whether an atom `a` is open and late; nothing of a template is, which whoever asks leaves out. */
export const isLate = sql<boolean>`(a.status in (0, 1) and a.data_fim is null
  and a.data < (now() at time zone 'America/Sao_Paulo')::date)`

/** Number of a person's ventures: their `qtdProjetos`, equal to the length of `projetosLooper`. */
export const venturesOf = (person: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from ventures v where ${isOwnVenture(person)})`

/** Condition on the ventures `v` of a person: a client (role 3) has their company's, others all or those they are a
 * member of. */
export const reach = ({ user, all }: { user: Reader['user']; all: boolean }) => {
  if (user.role === ROLE.client)
    return sql`v.cliente_id = (select u.cliente_id from users u where u.id = ${user.id} and u.cliente_id is not null) and not v.template`
  if (all) return sql`true`
  return sql`exists (select 1 from venture_members m where m.venture_id = v.id and m.user_id = ${user.id})`
}

/** Ventures with their gates in order and the count of their atoms, active ones first. */
export const venturesFor = async (db: Db, reader: { user: SessionUser; all: boolean }): Promise<HomeVenture[]> => {
  const { rows } = await sql<HomeVenture>`
    select v.id, v.uuid, v.code, v.nome, v.stage, k.nome as cliente,
      coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.nome, 'status', g.status) order by g.position, g.id)
        from gates g where g.venture_id = v.id and g.deleted_at is null), '[]') as gates,
      coalesce(n.open, 0)::int as atoms_open, coalesce(n.done, 0)::int as atoms_done,
      coalesce(n.late, 0)::int as atoms_late
    from ventures v left join clients k on k.id = v.cliente_id
    left join lateral (
      select count(*) filter (where a.status in (0, 1)) as open, count(*) filter (where a.status in (2, 4, 5, 6)) as done,
        count(*) filter (where ${isLate}) as late
      from atoms a join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
      where g.venture_id = v.id and a.deleted_at is null and c.deleted_at is null and g.deleted_at is null
    ) n on true
    where v.deleted_at is null and not v.template and ${reach(reader)}
    order by v.status desc, v.nome`.execute(db)
  return rows
}
