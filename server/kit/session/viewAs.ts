import type { FastifyRequest } from 'fastify'
import { isRole } from '#contract/access/roles.ts'
import { refuse } from '#server/kit/refuse.ts'
import type { Found } from '#server/kit/session/session.ts'

/** Names the role that role 1 previews the app as. */
const HEADER = 'x-view-as'

const readOnly = (): never => refuse('permission.viewAsReadOnly', { status: 403 })
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** A public call reads no session, so a preview must not write through one either. */
export const refusePublicWrite = ({ method, headers }: FastifyRequest): void => {
  if (headers[HEADER] !== undefined && headers.authorization !== undefined && !isRead(method)) readOnly()
}

/**
 * The session as the previewed role sees the app: it reads as that role and writes nothing. Only a real role 1 can
 * preview; for everybody else the header says nothing.
 */
export const viewedAs = (found: Found | undefined, { method, headers }: FastifyRequest): Found | undefined => {
  const header = headers[HEADER]
  if (header === undefined || found?.user.role !== 1) return found
  const role = /^\d{1,2}$/.test(String(header)) ? Number(header) : 0
  if (!isRole(role) || role < 2)
    return refuse('permission.viewAsOnlyRoles', { fields: { [HEADER]: 'permission.viewAsOnlyRoles' } })
  if (!isRead(method)) return readOnly()
  return { ...found, user: { ...found.user, role, viewing_as: role } }
}
