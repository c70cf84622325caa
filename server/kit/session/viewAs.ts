import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isRole, type Role } from '#contract/access/roles.ts'
import type { Db } from '#server/db/open.ts'
import { refuse } from '#server/kit/refuse.ts'
import type { Found } from '#server/kit/session/session.ts'
import { ofTheSession, privateToPerson } from '#server/kit/session/viewAsPrivate.ts'

/** Header that names the role that role 1 previews the app as (`4`), or the person (`p44`). */
const HEADER = 'x-view-as'

const readOnly = (): never => refuse('permission.viewAsReadOnly', { status: 403 })
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** True when a request asks to be answered as somebody else. */
export const asksAsOther = ({ headers }: FastifyRequest): boolean => headers[HEADER] !== undefined

/** Refuses a public write in a preview: a public call reads no session, so the write would really happen. */
export const refusePublicWrite = ({ method, headers }: FastifyRequest): void => {
  if (headers[HEADER] !== undefined && headers.authorization !== undefined && !isRead(method)) readOnly()
}

interface At {
  readonly db: Db
  readonly now: Date
}

interface ViewedRow {
  id: number
  role: number
  nome: string
  last_name: string
  email: string
  zone: string
  until: string
}

/** Person that the session looks as at this moment; never one who may not sign in, nor one of role 1. */
const viewedIn = async (session_id: string, id: number, { db, now }: At) => {
  const { rows } = await sql<ViewedRow>`
    select p.id, p.role, p.nome, p.last_name, p.email, p.zone, s.viewing_until as until
    from sessions s join users p on p.id = s.viewing_id
    where s.id = ${session_id} and p.id = ${id} and s.viewing_until > ${now}
      and p.status = 1 and p.deleted_at is null and p.role between 2 and 10`.execute(db)
  return rows[0]
}

/** Session with the viewed person's rights and scope. Proofs, language and the session id stay the viewer's. */
const asPerson = async (found: Found, id: number, at: At): Promise<Found> => {
  const { user } = found
  const row = user.api_token ? undefined : await viewedIn(user.session_id, id, at)
  if (!row || !isRole(row.role)) return refuse('permission.viewAsOver', { status: 403 })
  const { last_name, until, role, ...person } = row
  return {
    ...found,
    user: {
      ...user,
      ...person,
      role,
      c_name: `${row.nome} ${last_name}`.trim(),
      viewing_as: role,
      viewing: { by: user.id, until },
    },
  }
}

const roleIn = (header: string): Role => {
  const role = /^\d{1,2}$/.test(header) ? Number(header) : 0
  if (isRole(role) && role >= 2) return role
  return refuse('permission.viewAsOnlyRoles', { fields: { [HEADER]: 'permission.viewAsOnlyRoles' } })
}

/**
 * The session as the previewed role or person sees the app: it reads as they would and writes nothing. Only a real role 1
 * can preview; for everybody else the header says nothing.
 */
export const viewedAs = async (
  found: Found | undefined,
  { method, headers, routeOptions }: FastifyRequest,
  at: At,
): Promise<Found | undefined> => {
  const header = headers[HEADER]
  if (header === undefined || found?.user.role !== 1) return found
  const id = /^p(\d{1,9})$/.exec(String(header))?.[1]
  const role = id === undefined ? roleIn(String(header)) : undefined
  if (!isRead(method)) return readOnly()
  if (role !== undefined) return { ...found, user: { ...found.user, role, viewing_as: role } }
  const path = routeOptions.url ?? ''
  if (ofTheSession.has(path)) return found
  if (privateToPerson.has(path)) return refuse('permission.viewAsPrivate', { status: 403 })
  return asPerson(found, Number(id), at)
}
