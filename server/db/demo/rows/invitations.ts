import { sql } from 'kysely'
import { accounts, people } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

interface Invited {
  email: string
  nome: string
  role: number
  state: 'waiting' | 'revoked' | 'accepted'
  /** Day of sending, from today; an invitation is valid for seven days. */
  day: number
}

const invited: readonly Invited[] = [
  { email: 'helena.duarte@correio.example', nome: 'Helena Duarte', role: 4, state: 'waiting', day: -2 },
  { email: 'contato@estudiolume.example', nome: 'Estúdio Lume', role: 5, state: 'waiting', day: -5 },
  { email: 'igor.salles@correio.example', nome: 'Igor Salles', role: 4, state: 'waiting', day: -19 },
  { email: 'nadia.prado@correio.example', nome: 'Nádia Prado', role: 10, state: 'revoked', day: -33 },
  { email: 'gustavo.peixoto@demo.nucleo.app', nome: 'Gustavo Peixoto', role: 4, state: 'accepted', day: -159 },
]

const asked = [
  {
    email: 'joana.mattos@correio.example',
    nome: 'Joana Mattos',
    company: '',
    reason: 'Sou designer e conheci a equipe no evento de março. Gostaria de colaborar em projetos de interface.',
    state: 'waiting' as const,
    day: -1,
  },
  {
    email: 'compras@vilabrasilis.example',
    nome: 'Raul Pontes',
    company: 'Vila Brasilis',
    reason: 'Precisamos de um aplicativo de agendamento e queremos conhecer como vocês trabalham.',
    state: 'waiting' as const,
    day: -3,
  },
  {
    email: 'vagas@correio.example',
    nome: 'Agência de vagas',
    company: 'Vagas Já',
    reason: 'Divulgar vagas.',
    state: 'declined' as const,
    day: -21,
  },
]

/** Usual position of each role on a team (`teamPosition`), where it is not looper. */
const positions: Readonly<Record<number, number>> = { 1: 6, 2: 4, 3: 2, 5: 2, 7: 5, 8: 3 }
const administrative: readonly number[] = [2, 3, 6, 9, 10]

/** Invitations in each state, requests for one, a code of the Club, and the positions of people on their teams. */
export const insertInvitations = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const by = (key: string): number => userIds[accounts.findIndex((it) => it.email.startsWith(`${key}@`))] ?? 0
  const [admin, director] = [by('admin'), by('director')]
  const noon = 720
  await db
    .insertInto('invitations')
    .values(
      invited.map(({ day, ...row }) => ({
        ...row,
        locale: 'pt' as const,
        invited_by: director,
        created_at: cal.at(day, noon),
        expires_at: cal.at(day + 7, noon),
        ended_at: row.state === 'waiting' ? null : cal.at(day + 1, noon),
        user_id: row.state === 'accepted' ? userIds[people.findIndex((it) => it.email === row.email)]! : null,
      })),
    )
    .execute()
  await db
    .insertInto('invitation_requests')
    .values(
      asked.map(({ day, ...row }) => ({
        ...row,
        locale: 'pt' as const,
        created_at: cal.at(day, noon),
        decided_at: row.state === 'declined' ? cal.at(day + 1, noon) : null,
        decided_by: row.state === 'declined' ? admin : null,
      })),
    )
    .execute()
  const code = { code: 'nucleo7aberto3x', nome: 'Encontro de outono', uses_total: 30, uses_left: 22, made_by: director }
  await db
    .insertInto('club_codes')
    .values({ ...code, created_at: cal.at(-12, noon), expires_at: cal.at(48, noon) })
    .execute()
  for (const [role, position] of Object.entries(positions))
    await sql`update venture_members m set position = ${position} from users u
      where u.id = m.user_id and u.role = ${Number(role)}`.execute(db)
  await sql`update venture_members m set seniority = 1 + (u.id * 7) % 4 from users u
    where u.id = m.user_id and u.role in (2, 4)`.execute(db)
  await sql`update venture_members m set joined_at = v.created_at from ventures v where v.id = m.venture_id`.execute(db)
  await sql`update venture_members m set room = 2 from users u
    where u.id = m.user_id and u.role = any(${administrative}::int[])`.execute(db)
  await sql`update users set commitment = case when id % 3 = 0 then 2 when id % 7 = 0 then 3 else 1 end
    where role in (1, 4, 7) and status = 1`.execute(db)
}
