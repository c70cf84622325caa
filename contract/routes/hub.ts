import type { RouteTable } from './route.ts'

export const hub = {
  permissionRoles: { path: '/district/hub/permissions/roles', roles: [1], area: 'permissions' },
  permissionRoleEdit: { path: '/district/hub/permissions/role/:role/edit', roles: [1], area: 'permissions' },
  permissionList: { path: '/district/permissions/index', roles: [1], area: 'permissions' },
  permissionShow: { path: '/permissions/show/:id', roles: [1], area: 'permissions' },
  mailReports: { path: '/district/hub/mail/reports', roles: [1], area: 'mail' },
  mailPreview: { path: '/district/hub/mail/reports/preview/:mail_code', roles: [1], area: 'mail' },
  mailConfig: { path: '/district/hub/mail/reports/config', roles: [1], area: 'mail' },
  // Ours (docs/decisions/038): the queue of who asked to join.
  registrationList: { path: '/district/hub/registrations', roles: [1, 7], area: 'user' },
  registrationShow: { path: '/district/hub/registrations/:id', roles: [1, 7], area: 'user' },
  entregaList: { path: '/district/hub/entrega/index', roles: [1], area: 'entrega' },
  userConfig: { path: '/district/hub/userconfig', roles: [1], area: 'user' },
  invitationList: { path: '/district/hub/invitations', roles: [1, 7], area: 'invitation' },
  looperList: { path: '/district/hub/loopers', roles: [1, 2, 7], area: 'user' },
  looperNew: { path: '/looper/new', roles: [1, 2, 7], area: 'user' },
  looperShow: { path: '/looper/show/:id', roles: [1, 7], area: 'user' },
  looperEdit: { path: '/looper/Edit/:id', roles: [1, 7], area: 'user' },
} as const satisfies RouteTable
