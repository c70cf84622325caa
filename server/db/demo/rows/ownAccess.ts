import { accounts } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

/** No token has this hash, so the listed ones are of no use. */
const noToken = (name: string): string => `demo:${name}`
/** Secret before its encryption; the owner makes a new one when they turn the webhook on. */
const secret = `whsec_${Buffer.from('nucleo-demo-webhook-secret-no-use').toString('base64')}`
const deliveryId = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`

/** API tokens and a webhook of one looper, and people's requests about their own data. */
export const insertOwnAccess = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const by = (key: string): number => userIds[accounts.findIndex((it) => it.email.startsWith(`${key}@`))] ?? 0
  const [admin, looper] = [by('admin'), by('looper')]
  const at = (day: number) => cal.at(day, 640)
  const token = { user_id: looper, role: 4 }
  await db
    .insertInto('api_tokens')
    .values([
      {
        ...token,
        nome: 'Relógio do terminal',
        hash: noToken('clock'),
        hint: 'nucleo_Qx7…',
        scopes: JSON.stringify(['loops:read', 'loops:write']),
        created_at: at(-40),
        expires_at: at(50),
        last_used_at: at(-1),
      },
      {
        ...token,
        nome: 'Planilha de horas',
        hash: noToken('sheet'),
        hint: 'nucleo_8fK…',
        scopes: JSON.stringify(['loops:read']),
        created_at: at(-120),
        expires_at: at(-30),
        last_used_at: at(-31),
      },
    ])
    .execute()
  const { id: webhook_id } = await db
    .insertInto('webhooks')
    .values({
      user_id: looper,
      url: 'https://hooks.estudiolume.example/nucleo',
      secret,
      events: JSON.stringify(['loop.stopped', 'loop.forced']),
      // Off, so that a demonstration sends nothing.
      status: 0,
      failures: 1,
      created_at: at(-20),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sent = { webhook_id, event: 'loop.stopped' as const, data: '{}' }
  await db
    .insertInto('webhook_deliveries')
    .values([
      { ...sent, id: deliveryId(1), status: 'sent', attempts: 1, answer: 200, ...moments(at(-4)) },
      { ...sent, id: deliveryId(2), status: 'sent', attempts: 3, answer: 200, ...moments(at(-3)) },
      { ...sent, id: deliveryId(3), status: 'failed', attempts: 8, answer: 503, error: 'answer', ...moments(at(-2)) },
    ])
    .execute()
  const decided = { decided_by: admin, decided_at: at(-55) }
  await db
    .insertInto('erasures')
    .values([
      { protocol: `${year(at(-3))}-D3MA-0001`, user_id: by('guest'), ...asked(at(-3)), note: 'Não participo mais.' },
      { protocol: `${year(at(-17))}-D3MA-0002`, user_id: by('partner'), ...asked(at(-17)) },
      {
        protocol: `${year(at(-60))}-D3MA-0003`,
        user_id: looper,
        ...asked(at(-60)),
        ...decided,
        state: 'denied' as const,
        reason: 'Há loops ainda por pagar; peça de novo depois do fechamento.',
      },
    ])
    .execute()
}

const DUE_MS = 15 * 86_400_000
const asked = (created_at: Date) => ({ created_at, due_at: new Date(created_at.getTime() + DUE_MS) })
const moments = (created_at: Date) => ({ created_at, queued_at: created_at, done_at: created_at })
const year = (of: Date): number => of.getUTCFullYear()
