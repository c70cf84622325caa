export const roles = [
  { value: 0, key: 'pending', pt: 'Pendente', en: 'Pending' },
  { value: 1, key: 'admin', pt: 'Administrador', en: 'Administrator' },
  { value: 2, key: 'manager', pt: 'Gerente', en: 'Manager' },
  { value: 3, key: 'client', pt: 'Cliente', en: 'Client' },
  { value: 4, key: 'looper', pt: 'Looper', en: 'Looper' },
  { value: 5, key: 'partner', pt: 'Parceiro', en: 'Partner' },
  { value: 6, key: 'finance', pt: 'Financeiro', en: 'Finance' },
  { value: 7, key: 'director', pt: 'Diretor', en: 'Director' },
  { value: 8, key: 'supervisor', pt: 'Supervisor', en: 'Supervisor' },
  { value: 9, key: 'commercial', pt: 'Comercial', en: 'Commercial' },
  { value: 10, key: 'guest', pt: 'Convidado', en: 'Guest' },
] as const

export type Role = (typeof roles)[number]['value']
export type SignedInRole = Exclude<Role, 0>

/** Every role that may sign in: 0 waits for its e-mail or its review and has no rights. */
export const signedInRoles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly SignedInRole[]

/** Thing → act → the roles that hold it; the shape of every part of the matrix. */
export type RolesByThing = Readonly<Record<string, Readonly<Record<string, readonly SignedInRole[]>>>>

export const isRole = (value: number): value is Role => roles.some((it) => it.value === value)
