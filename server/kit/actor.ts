import { can } from '#contract/access/can.ts'
import { isRole } from '#contract/access/roles.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context, Services } from '#server/kit/context.ts'
import { forbidden } from '#server/kit/refuse.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { sayIn } from '#server/kit/words.ts'

export interface ActorFrame {
  readonly services: Services
  readonly user_id: number
  /** The request that asked for it, where there is one. */
  readonly request?: Context['request'] | undefined
}

/**
 * A context for work that a person asked for and that runs in a transaction of its own, in a job or beside a call: role,
 * grants and status are read there and then. Somebody who may not sign in any more is refused.
 */
export const actorIn = async (db: Db, { services, user_id, request }: ActorFrame): Promise<Context> => {
  const user = await db
    .selectFrom('users')
    .innerJoin('user_config as c', (on) => on.onTrue())
    .select(['users.id', 'role', 'nome', 'last_name', 'email', 'users.locale', 'zone'])
    .select(['c.week_start', 'c.locale as letters'])
    .where('users.id', '=', user_id)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user || !isRole(user.role) || user.role === 0) return forbidden()
  const { role, last_name, locale, letters, ...rest } = user
  const grants = await makeGrantStore().at(db, 0)
  const now = services.now()
  const nothing = (): void => {}
  return {
    user: {
      ...rest,
      role,
      locale,
      c_name: `${user.nome} ${last_name}`.trim(),
      session_id: '',
      token_id: '',
      verified: true,
    },
    grants,
    db,
    services,
    now,
    locale: locale ?? letters,
    request: request ?? { id: '', ip: '', userAgent: '', isLocal: () => false },
    say: sayIn(locale ?? letters),
    may: (permission) => can(grants, role, permission),
    // The opener of the transaction runs the effects that follow its commit or rollback.
    after: nothing,
    onRefusal: nothing,
    changed: nothing,
    audit: (entry) =>
      writeAudit(db, entry, {
        at: now,
        actor_id: user.id,
        request_id: request?.id ?? null,
        ip: request?.ip ?? null,
      }),
    databaseAnswers: async () => true,
    header: nothing,
    status: nothing,
    transaction: (run) => run(db),
  }
}
