export const userStatus = { pending: 0, active: 1, review: 2, off: 3, denied: 4 } as const
