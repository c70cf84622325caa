import { sql } from 'kysely'
import { cnpjOf } from '#contract/kit/brazil/brazil.ts'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from '#server/db/demo/rows/structure.ts'

/** CNPJs with letters, which nobody has been given yet, of who tracks time as an MEI or a company. */
const numbers = ['NU.CLE.O01/0001-29', 'NU.CLE.O02/0001-73', 'NU.CLE.O03/0001-18', 'NU.CLE.O04/0001-62']

/**
 * NFS-e of the paid orders of companies and MEIs. Of what is still to pay the first one differs in its value, the next two
 * match, and the others are missing.
 */
export const insertOrderNotes = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.contract_type in (2, 3) and exists (select from orders o where o.user_id = u.id)
    order by u.id`.execute(db)
  for (const [at, { id }] of rows.entries()) {
    const number = numbers[at]
    if (number === undefined) break
    await db
      .updateTable('person_details')
      .set({ cnpj: cnpjOf(number) })
      .where('user_id', '=', id)
      .execute()
  }
  const admin = userIds[people.findIndex((it) => it.email.startsWith('admin@'))]
  const unpaid = sql`select o.id from orders o join person_details d on d.user_id = o.user_id
    join users u on u.id = o.user_id where o.status = 0 and u.contract_type in (2, 3) and d.cnpj is not null order by o.id`
  await sql`
    insert into order_papers (order_id, number, issued_on, provider, taker, centavos, name, xml, created_by_id, created_at)
    select n.id, n.number, n.issued_on, n.cnpj, null, n.centavos, 'nfse-' || n.number || '.xml',
      format('<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse"><infNFSe><nNFSe>%s</nNFSe><emit><CNPJ>%s</CNPJ></emit><valores><vLiq>%s</vLiq></valores><DPS><infDPS><dhEmi>%s</dhEmi></infDPS></DPS></infNFSe></NFSe>',
        n.number, n.cnpj, round(n.centavos / 100.0, 2), n.issued_on),
      ${admin}, least(n.created_at + interval '3 days', ${cal.now})
    from (
      select o.id, least(o.ends_on + 3, ${cal.iso(0)}::date) as issued_on, o.created_at, d.cnpj,
        (row_number() over (partition by o.user_id order by o.number))::text as number,
        o.total_centavos - case when o.id = (${unpaid} limit 1) then 5000 else 0 end as centavos
      from orders o join users u on u.id = o.user_id join person_details d on d.user_id = o.user_id
      where u.contract_type in (2, 3) and d.cnpj is not null and (o.status = 1 or o.id in (${unpaid} limit 3))
    ) n where n.centavos > 0`.execute(db)
}
