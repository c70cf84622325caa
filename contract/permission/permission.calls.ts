import { callsOf } from '#contract/kit/endpoint.ts'
import type { permissionSchemas } from '#contract/permission/permission.ts'

export const permissionCalls = callsOf<typeof permissionSchemas>()({
  list: {
    method: 'GET',
    path: '/api/permissions',
    shows: ['grants'],
    can: 'permission.open',
    summary: 'The effective matrix: every permission with the roles that hold it at this moment',
  },
  show: {
    method: 'GET',
    path: '/api/permissions/:id',
    shows: ['grants'],
    can: 'permission.open',
    summary: 'One permission: who holds it, the calls that need it, its changes',
  },
  roles: {
    method: 'GET',
    path: '/api/permissions/roles',
    shows: ['grants'],
    can: 'permission.open',
    summary: 'Every role with its people, its permissions and how far it is from the default',
  },
  role: {
    method: 'GET',
    path: '/api/permissions/roles/:role',
    shows: ['grants'],
    can: 'permission.open',
    summary: 'What one role holds',
  },
  save: {
    method: 'PUT',
    path: '/api/permissions/roles/:role',
    can: 'permission.edit',
    summary: 'Grants and revokes permissions of one role, at once for everybody signed in',
  },
  reset: {
    method: 'POST',
    path: '/api/permissions/roles/:role/reset',
    can: 'permission.edit',
    summary: 'Gives one role the permissions of the specification again',
  },
  resetAll: {
    method: 'POST',
    path: '/api/permissions/reset',
    can: 'permission.edit',
    summary: 'Gives every role the permissions of the specification again',
  },
  viewAs: {
    method: 'POST',
    path: '/api/permissions/view-as',
    can: 'permission.open',
    summary: 'Begins a read-only preview of the app as another role; calls then carry `X-View-As`',
  },
  stopViewAs: {
    method: 'POST',
    path: '/api/permissions/view-as/stop',
    can: 'permission.open',
    summary: 'Ends the preview as another role; sent without `X-View-As`',
  },
  viewAsPeople: {
    method: 'GET',
    path: '/api/permissions/view-as/people',
    can: 'permission.open',
    summary: 'Whom one may look at the app as: active people of a role, of a venture, by name or e-mail',
  },
  viewAsPerson: {
    method: 'POST',
    path: '/api/permissions/view-as/person',
    can: 'permission.open',
    summary: 'Begins to look as a person, read-only, for an hour at most; calls then carry `X-View-As: p` and their id',
  },
  stopViewAsPerson: {
    method: 'POST',
    path: '/api/permissions/view-as/person/stop',
    can: 'permission.open',
    summary: 'Ends looking as a person; sent without `X-View-As`',
  },
})
