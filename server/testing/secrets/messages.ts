import { sql } from 'kysely'
import { messageList } from '#contract/message/message.ts'
import type { Secret } from '#server/testing/leaks.ts'
import { makeAtom, makePerson } from '#server/testing/make.ts'
import type { TestServer } from '#server/testing/testServer.ts'

interface Counts {
  readonly received: number
  readonly seen: number
  readonly accepted: number
  readonly declined: number
}

/** Two sent messages that differ in their venture, their time and in what became of them; a person received the first. */
export const messageSecrets = async (server: TestServer): Promise<Secret[]> => {
  const at = server.clock.now()
  const owner = await makePerson(server.db, { nome: 'Nair', role: 4 })
  const made = async (venture: string, send_at: string, counts: Counts) => {
    const { venture_id } = await makeAtom(server.db)
    await server.db.updateTable('ventures').set({ nome: venture }).where('id', '=', venture_id).execute()
    const title = JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Aviso' }] }],
    })
    const { rows } = await sql<{ id: number }>`
      insert into messages (title, venture_id, aceite, status, send_at, sent_at, mailed_at, created_at)
      values (${title}::jsonb, ${venture_id}, 1, 1, ${send_at}, ${at}, ${at}, ${at}) returning id`.execute(server.db)
    const id = rows[0]?.id ?? 0
    const { received, seen, accepted, declined } = counts
    await sql`with made as (
        insert into users (role, nome, last_name, email, password_hash, status, created_at)
        select 4, 'Zulmira', 'Teste', 'reader-' || ${id}::int || '-' || i || '@test.example', 'none', 1, ${at}
        from generate_series(1, ${received - 1}::int) i returning id),
      all_of as (select id, row_number() over (order by id) as nth from made union all select ${owner.id}::int, ${received}::int)
      insert into message_recipients (message_id, user_id, leitura, aceito, answered_at)
      select ${id}::int, id, case when nth <= ${seen} then ${at}::timestamptz end,
        case when nth <= ${accepted} then 1 when nth <= ${accepted + declined} then 0 end,
        case when nth <= ${accepted + declined} then ${at}::timestamptz end
      from all_of where nth < ${received} or ${venture} = 'Zenobia'`.execute(server.db)
    return id
  }
  const first = await made('Zenobia', '2031-03-07', { received: 313, seen: 271, accepted: 151, declined: 113 })
  const second = await made('Quiteria', '2032-04-09', { received: 432, seen: 389, accepted: 227, declined: 139 })
  const about = { list: messageList, owner, ids: [first, second] as const }
  return [
    { ...about, column: 'venture', texts: ['Zenobia', 'Quiteria'] },
    { ...about, column: 'send_at', texts: ['2031', '2032'] },
    { ...about, column: 'received', texts: ['313', '431'] },
    { ...about, column: 'seen', texts: ['271', '389'] },
    { ...about, column: 'accepted', texts: ['151', '227'] },
    { ...about, column: 'declined', texts: ['113', '139'] },
  ]
}
