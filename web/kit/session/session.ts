import type { Permission } from '#contract/access/matrix.ts'
import { isRole, type Role } from '#contract/access/roles.ts'
import type { PhotoRef } from '#contract/kit/person/photo.ts'
import type { Locale } from '#contract/kit/words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { secondFactorWanted } from '#web/kit/call/call.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { sessionLost } from '#web/kit/call/refresh.ts'
import { connection } from '#web/kit/connection.ts'
import { clearCachedMe, cacheMe, cachedMe, permissionsChanged } from '#web/kit/session/cachedMe.ts'
import { claimsOf, readToken, sameOwner, tokenChangedElsewhere, writeToken } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { withKnownZone } from '#web/kit/session/zone.ts'
import { store, useStore } from '#web/kit/store.ts'
import { tell } from '#web/kit/ui/dialog/confirm.ts'
import { forgetLists } from '#web/kit/update.ts'
import { say, setLocale } from '#web/kit/words.ts'

/** Data of the signed-in person that every screen may need. */
export interface Person {
  readonly id: number
  readonly role: number
  readonly nome: string
  readonly last_name: string
  readonly c_name: string
  readonly email: string
  readonly foto: PhotoRef
  readonly two_factor: boolean | null
  readonly use_terms: boolean | null
  readonly locale: Locale | null
  readonly zone: string
  /** Hours (`hh:mm:ss`) of the last seven days, oldest first. */
  readonly loops_user: readonly string[]
  readonly qtdProjetos: number
  /** False while the session still lacks its second factor. */
  readonly verified: boolean
  /** Second factors that the person has set up, beside recovery codes. */
  readonly factors?: readonly ('app' | 'passkey')[]
  /** True when the role requires a second factor that the person has not set up. */
  readonly factor_required?: boolean
  /** The role that role 1 previews the app as; `role` and `permissions` then are that role's. */
  readonly viewing_as?: number | null
  /** Set while role 1 looks as this person: the id of role 1's account, and the end. */
  readonly viewing?: { readonly by: number; readonly until: string } | null
  readonly permissions: readonly Permission[]
}

/** `unread` there is a token and nobody has asked whose; `out` nobody; `in` somebody; `ended` somebody whose session the
 * server no longer knows, still on their screen with what they typed. */
export type SessionState = 'unread' | 'out' | 'in' | 'ended'

export interface Session {
  readonly state: SessionState
  readonly me: Person | undefined
}

/** Calls of the session. web/main.tsx provides them, because a kit knows no noun. */
export interface SessionCalls {
  readonly user: () => Promise<Person>
  readonly login: (it: { email: string; password: string }) => Promise<{ access_token: string }>
  readonly logout: () => Promise<unknown>
  readonly locale: (it: Locale) => Promise<unknown>
}

const out: Session = { state: 'out', me: undefined }

export const session = store<Session>(readToken() === null ? out : { state: 'unread', me: undefined })

let calls: SessionCalls | undefined
let loading: Promise<Person | undefined> | undefined

/** Clears the session in all tabs, and everything stored for its person. */
export const forgetSession = (): void => {
  writeToken(null)
  clearCachedMe()
  forgetLists(null)
  session.set(out)
  queryClient.clear()
}

/** True while `me` comes from the cache, because the server did not answer. */
let remembered = false

/** Falls back to the cached person when the server gives no answer and nobody is on the screen yet. */
const recall = (error: unknown): Person => {
  const kept = isCallError(error) && error.network && !session.get().me ? cachedMe<Person>() : undefined
  if (!kept) throw error
  remembered = true
  session.set({ state: 'in', me: kept })
  return kept
}

/** Ends a view as somebody else that the server does not (or no longer) accept. */
const viewIsOver = (error: unknown): boolean => {
  const over = isCallError(error) && error.status === 403 && viewAs.get() !== null
  if (over) viewAs.set(null)
  return over
}

const read = async (): Promise<Person | undefined> => {
  if (!calls) throw new Error('openSession comes first')
  const asked = readToken()
  if (asked === null) {
    session.set(out)
    return undefined
  }
  // True when the owner of the token has changed since the request: its answer, a refusal too, is about somebody else.
  const crossed = () => readToken() !== asked && !sameOwner(readToken(), asked)
  try {
    const me = withKnownZone(await calls.user())
    if (crossed()) return await read()
    if (me.locale) setLocale(me.locale)
    remembered = false
    // Answers cached under other permissions may show what this person may not see.
    forgetLists(permissionsChanged(me) ? null : me.id)
    cacheMe(me)
    session.set({ state: 'in', me })
    return me
  } catch (error) {
    if (crossed()) return await read()
    if (isCallError(error) && error.status === 401 && !session.get().me) {
      forgetSession()
      return undefined
    }
    return viewIsOver(error) ? await read() : recall(error)
  }
}

/** Reads the signed-in person once for all callers; undefined when nobody is signed in. Throws without an answer. */
export const loadMe = (): Promise<Person | undefined> => {
  const { state, me } = session.get()
  if (state !== 'unread') return Promise.resolve(me)
  loading ??= read().finally(() => {
    loading = undefined
  })
  return loading
}

/** Reads the person again, after something about them has changed. */
export const reloadMe = (): Promise<Person | undefined> => read()

/** Throws the CallError of a refused sign-in. */
export const signIn = async (email: string, password: string): Promise<Person | undefined> => {
  const answer = await calls?.login({ email, password })
  return answer && enterWith(answer.access_token)
}

/** Continues with the token of a sign-in. A sign-in over another person's screen starts on a clean page. */
export const enterWith = async (token: string): Promise<Person | undefined> => {
  const before = session.get().me
  writeToken(token)
  const me = await read()
  if (before && me && before.id !== me.id) {
    window.location.hash = '/'
    window.location.reload()
  } else if (before) {
    void queryClient.invalidateQueries()
  }
  return me
}

/** Ends the session on the server when it can be reached, and in all tabs in any case; warns when it ended only
 * here. */
export const signOut = async (): Promise<void> => {
  let everywhere = true
  try {
    await calls?.logout()
  } catch (error) {
    // A 401 means that the server ended the session earlier.
    everywhere = isCallError(error) && error.status === 401
  }
  forgetSession()
  // Not awaited: the way out shows behind the message.
  if (!everywhere) void tell({ title: say(uiWords, 'leftHereTitle'), body: say(uiWords, 'leftHere'), tone: 'warning' })
}

/** Shows a language, and stores it for the signed-in person. */
export const chooseLocale = (locale: Locale): void => {
  setLocale(locale)
  const { state, me } = session.get()
  if (state !== 'in' || !me || !calls) return
  session.set({ state, me: { ...me, locale } })
  calls.locale(locale).catch(() => undefined)
}

const onLost = (): void => {
  const { me } = session.get()
  if (me) session.set({ state: 'ended', me })
  else forgetSession()
}

const onElsewhere = ({ before, after }: { before: string | null; after: string | null }): void => {
  const { state, me } = session.get()
  if (after === null) {
    session.set(out)
    queryClient.clear()
    return
  }
  const whose = claimsOf(after)?.sub
  if (me && String(me.viewing?.by ?? me.id) !== whose) window.location.reload()
  else if (before === null || state === 'ended') void read().catch(() => undefined)
}

/** Starts the session of this page; the returned function ends it (tests). */
export const openSession = (sessionCalls: SessionCalls): (() => void) => {
  calls = sessionCalls
  session.set(readToken() === null ? out : { state: 'unread', me: undefined })
  const stops = [
    sessionLost.on(onLost),
    connection.subscribe(() => {
      if (remembered && connection.get() === 'online') void read().catch(() => undefined)
    }),
    tokenChangedElsewhere.on(onElsewhere),
    secondFactorWanted.on(() => {
      const { state, me } = session.get()
      if (!me?.verified) return
      session.set({ state, me: { ...me, verified: false } })
      // Without a second factor of the person, the role requires one from now on.
      if (me.two_factor !== true) void read().catch(() => undefined)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    calls = undefined
  }
}

export const roleOf = (me: Person | undefined): Role | undefined => (me && isRole(me.role) ? me.role : undefined)

export const useSession = () => {
  const { state, me } = useStore(session)
  return {
    state,
    me,
    role: roleOf(me),
    /** True when the person holds a permission at this moment. */
    can: (permission: Permission): boolean => me?.permissions.includes(permission) ?? false,
    signIn,
    signOut,
  }
}

/** The signed-in person, on screens that nobody else can open. */
export const useMe = (): Person => {
  const { me } = useStore(session)
  if (!me) throw new Error('This screen needs somebody signed in')
  return me
}
