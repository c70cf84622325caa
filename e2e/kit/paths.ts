import { userStatus } from '#contract/auth/userStatus.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { routeNames } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'

/** Values that a screen can show something for, in the demonstration and on the bench; any other parameter is 1. */
const samples: Readonly<Record<string, string>> = {
  district_name: 'workstation',
  page: 'home',
  tab: 'documents',
  role: '4',
}

/** A path that can be opened, of one with `:parameters`. */
export const samplePath = (path: string): string =>
  path
    .replace('/permissions/show/:id', '/permissions/show/loop.run')
    // One that exists leads on to its page at once.
    .replace('/open/:thing/:id', '/open/sector/99999999')
    .replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '1')

/** Values of the demonstration that no path can guess, by the route whose page they open. */
export const demoPaths = async (db: Db): Promise<Readonly<Record<string, string>>> => {
  const goal = await db
    .selectFrom('goals')
    .innerJoin('goal_keys', 'goal_keys.goal_id', 'goals.id')
    .select(['goals.venture_id', 'goals.uuid', 'goal_keys.uuid as key'])
    .orderBy('goals.id')
    .executeTakeFirstOrThrow()
  const deploy = await db.selectFrom('deploys').select('id').orderBy('id').executeTakeFirstOrThrow()
  const particle = await db.selectFrom('particles').select(['id', 'venture_id']).orderBy('id').executeTakeFirstOrThrow()
  const resource = await db
    .selectFrom('resources')
    .innerJoin('ventures', 'ventures.id', 'resources.venture_id')
    .select(['resources.id', 'ventures.uuid'])
    .orderBy('resources.id')
    .executeTakeFirstOrThrow()
  const portal = await db
    .selectFrom('gates')
    .innerJoin('ventures', 'ventures.id', 'gates.venture_id')
    .innerJoin('users', 'users.cliente_id', 'ventures.cliente_id')
    .select(['gates.id', 'gates.venture_id'])
    .where('users.email', 'like', 'client@%')
    .orderBy('gates.id', 'desc')
    .executeTakeFirstOrThrow()
  const registration = await db
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .select('registrations.id')
    .where('users.status', '=', userStatus.review)
    .orderBy('registrations.id')
    .executeTakeFirstOrThrow()
  // Not an administrator's own page, which lacks what they may not do to themselves.
  const looper = await db.selectFrom('users').select('id').where('email', 'like', 'looper@%').executeTakeFirstOrThrow()
  const board = await db
    .selectFrom('ventures')
    .select('code')
    .where('id', '=', goal.venture_id)
    .executeTakeFirstOrThrow()
  const venture = `/district/workstation/ventures/${goal.venture_id}`
  return {
    registrationShow: `/district/hub/registrations/${registration.id}`,
    looperShow: `/looper/show/${looper.id}`,
    goalShow: `${venture}/goal/${goal.uuid}`,
    okrEdit: `${venture}/okr/edit/${goal.uuid}`,
    goalKeyNew: `${venture}/goal/${goal.uuid}/new`,
    goalKeyEdit: `${venture}/goal/key/edit/${goal.key}`,
    resourceShow: `/resources/view/${resource.id}`,
    libraryResource: `/district/library/resources/${resource.id}`,
    libraryVentureShow: `/district/library/ventures/${resource.uuid}/show`,
    projectBoard: `/district/workstation/project/${encodeURIComponent(board.code)}/board`,
    headquarterGate: `/district/headquarter/ventures/${portal.venture_id}/gates/${portal.id}`,
    particleShow: `/district/workstation/particles/${particle.id}/show`,
    prolabParticleShow: `/district/prolab/particles/${particle.id}/show`,
    ventureParticleShow: `/district/workstation/ventures/${particle.venture_id}/particle/${particle.id}/show`,
    workstationVentureParticleBoard: `/district/workstation/particles/board/${particle.venture_id}`,
    prolabVentureParticleBoard: `/district/prolab/particles/board/${particle.venture_id}`,
    ventureParticleList: `/district/workstation/particles/list/${particle.venture_id}`,
    deployShow: `/district/workstation/deploys/${deploy.id}`,
  }
}

/** Names of the routes that have a screen. */
export const builtRoutes = routeNames.filter(isBuilt)
