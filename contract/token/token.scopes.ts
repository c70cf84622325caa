import { permissions, things, type Thing } from '#contract/access/matrix.ts'
import { faces } from '#contract/faces.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { byThing } from '#contract/kit/face.ts'
import { isIdle } from '#contract/permission/withoutEffect.ts'

/** What a scope opens: calls that read, or those that write. */
export type ScopeAct = 'read' | 'write'

/** Subject with words of its own. */
interface OwnSubject {
  readonly key: 'profile' | 'loops' | 'notifications' | 'people' | 'catalog'
  readonly acts: readonly ScopeAct[]
  readonly thing?: undefined
}

/** Thing of the permissions, whose name it bears. */
interface ThingSubject {
  readonly key: string
  readonly acts: readonly ScopeAct[]
  readonly thing: Thing
}

/** What the scopes of a token are about; its key is their first part: `atoms` of `atoms:read`. */
export type ScopeSubject = OwnSubject | ThingSubject

/**
 * Things that no token touches: who may come in and what they may do, the data of people, the installation itself. People
 * and loops have scopes of their own below.
 */
const closedThings: readonly Thing[] = [
  'looper',
  'loop',
  'sheet',
  'earnings',
  'clientAccess',
  'invitation',
  'permission',
  'audit',
  'userConfig',
  'setting',
  'governance',
  'mail',
  'support',
  'view',
  'home',
  'lobby',
]

/** Subjects whose name is not the English plural of the thing. */
const subjectNames: Partial<Record<Thing, string>> = {
  ...byThing(faces, 'scope'),
  projeto: 'ventures',
  entrega: 'deliverables',
}

const subjectOf = (thing: Thing): string | undefined =>
  closedThings.includes(thing) ? undefined : (subjectNames[thing] ?? `${thing}s`)

/** Calls of the scopes that are no thing's, by name; `loops:write` is a person's own timer and no correction in bulk. */
const namedCalls: Readonly<Record<string, string>> = {
  'profile:read': 'auth.user profile.show',
  'loops:read':
    'loop.load loop.atoms loop.ventures loop.list loop.days loop.export loop.neighbours loop.venturesOfLoops loop.clientsOfLoops loop.gatesOfLoops loop.cellsOfLoops loop.atomsOfLoops loop.people loop.show report.hours report.export',
  'loops:write': 'loop.start loop.stop loop.conclude loop.discard loop.here loop.confirmElapsed loop.correct loop.pin',
  'notifications:read': 'notification.unread notification.list',
  'notifications:write': 'notification.read',
  'people:read':
    'looper.list looper.export looper.neighbours looper.sectors looper.areas looper.types looper.found manager.list manager.export manager.neighbours collaborator.list collaborator.export collaborator.neighbours',
}

const own: readonly OwnSubject[] = [
  { key: 'profile', acts: ['read'] },
  { key: 'loops', acts: ['read', 'write'] },
  { key: 'notifications', acts: ['read', 'write'] },
  { key: 'people', acts: ['read'] },
  { key: 'catalog', acts: ['read', 'write'] },
]

/** True for a thing of which something can be done already. */
const inUse = (thing: Thing): boolean => permissions.some((it) => it.startsWith(`${thing}.`) && !isIdle(it))

/** Every subject of scopes: our own, then each thing that tokens may touch. A new noun is one by its permissions, unless it
 * shares the scope of another. */
export const scopeSubjects: readonly ScopeSubject[] = [
  ...own,
  ...things.flatMap((thing): ScopeSubject[] => {
    const key = subjectOf(thing)
    if (key === undefined || key === 'catalog' || !inUse(thing)) return []
    return [{ key, acts: ['read', 'write'], thing }]
  }),
].filter(({ key }, at, every) => every.findIndex((it) => it.key === key) === at)

/** Scopes of API tokens, each small enough for a person to understand. */
export const tokenScopes: readonly string[] = scopeSubjects.flatMap(({ key, acts }) => acts.map((it) => `${key}:${it}`))

const byCall = new Map(
  Object.entries(namedCalls).flatMap(([scope, calls]) =>
    calls.split(' ').map((name): [string, string] => [name, scope]),
  ),
)
export const namedScopes: ReadonlyMap<string, string> = byCall

/**
 * Scope that a token needs for a call: that of the thing whose permission it asks, to read or to write. Undefined where no
 * token may make it: whatever is public, asks for a proof of identity, or belongs to a closed thing.
 */
export const scopeOf = (
  name: string,
  { can, method, stepUp }: Pick<AnyEndpoint, 'can' | 'method' | 'stepUp'>,
): string | undefined => {
  const named = byCall.get(name)
  if (named !== undefined) return named
  const thing = things.find((it) => can.startsWith(`${it}.`))
  const subject = thing && subjectOf(thing)
  return subject === undefined || stepUp ? undefined : `${subject}:${method === 'GET' ? 'read' : 'write'}`
}
