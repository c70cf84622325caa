/** Scopes of API tokens, each small enough for a person to understand. */
export const tokenScopes = [
  'profile:read',
  'loops:read',
  'loops:write',
  'notifications:read',
  'notifications:write',
  'people:read',
  'catalog:read',
] as const
export type TokenScope = (typeof tokenScopes)[number]

const catalogReads = ['sector', 'area', 'looperType'].flatMap((noun) =>
  ['list', 'export', 'neighbours', 'show', 'others'].map((call) => `${noun}.${call}`),
)

/** Calls of each scope, by name. A call that is in no scope is closed to tokens. */
const calls: Readonly<Record<TokenScope, readonly string[]>> = {
  'profile:read': ['auth.user', 'profile.show'],
  'loops:read': [
    'loop.load',
    'loop.atoms',
    'loop.ventures',
    'loop.list',
    'loop.days',
    'loop.export',
    'loop.neighbours',
    'loop.venturesOfLoops',
    'loop.people',
    'loop.show',
  ],
  'loops:write': [
    'loop.start',
    'loop.stop',
    'loop.conclude',
    'loop.discard',
    'loop.here',
    'loop.confirmElapsed',
    'loop.correct',
    'loop.pin',
  ],
  'notifications:read': ['notification.unread', 'notification.list'],
  'notifications:write': ['notification.read'],
  'people:read': [
    'looper.list',
    'looper.export',
    'looper.neighbours',
    'looper.sectors',
    'looper.areas',
    'looper.types',
    'looper.found',
    ...['manager', 'collaborator'].flatMap((list) => ['list', 'export', 'neighbours'].map((call) => `${list}.${call}`)),
  ],
  'catalog:read': catalogReads,
}

const byCall = new Map(tokenScopes.flatMap((scope) => calls[scope].map((name): [string, TokenScope] => [name, scope])))

/** Scope that a token needs for a call, such as `loop.start`; undefined where no token may make the call. */
export const scopeOf = (name: string): TokenScope | undefined => byCall.get(name)

export const scopedCalls: readonly string[] = [...byCall.keys()]

const hanging = ['comment', 'checklist', 'label', 'watch', 'relation', 'attachment', 'history']

/** Nouns without any open call. */
const closedNouns = [
  'venture',
  'ventureCopy',
  'capacity',
  'board',
  'gate',
  'gatePage',
  'cell',
  'cellPage',
  'projeto',
  'okr',
  'deploy',
  'particle',
  'particlePage',
  'goalKey',
  'goalCycle',
  'atom',
  'atomPage',
  'entrega',
  'delivery',
  'demanda',
  'resource',
  'library',
  'system',
  'setup',
  'home',
  'together',
  'portal',
  'search',
  'mail',
  'terms',
  'support',
  'permission',
  'audit',
  'tour',
  'view',
  'import',
  'file',
  'token',
  'webhook',
  'ownData',
  'dataRequest',
  'acceptance',
  'incident',
  'invitation',
  'passkey',
  'invitationRequest',
  'clubCode',
  'team',
  'handover',
  'document',
  'userConfig',
  'client',
  'clientPage',
  'clientAccess',
  'myClient',
  'registration',
  'person',
  'cep',
]

/**
 * Calls that were looked at and stay closed: whole nouns where every call does, else one by one. Sign-in, passwords,
 * second factor, tokens and the administration belong here for good; work that tokens may do one day stands here too.
 */
export const closedToTokens: readonly string[] = [
  ...closedNouns,
  ...hanging,
  ...'login forgot check reset logout logoutAll refresh verify locale prove notMe'.split(' ').map((it) => `auth.${it}`),
  ...'update notify password factorBegin factorConfirm factorOff recoveryRenew sessions endSession endOthers signIns'
    .split(' ')
    .map((it) => `profile.${it}`),
  ...'bulkType bulkTypeUndo bulkDelete bulkRestore'.split(' ').map((it) => `loop.${it}`),
  ...'show create update status reset'.split(' ').map((it) => `looper.${it}`),
  'sector.leads',
  ...['sector', 'area', 'looperType'].flatMap((noun) =>
    ['create', 'update', 'remove', 'restore', 'merge'].map((call) => `${noun}.${call}`),
  ),
]
