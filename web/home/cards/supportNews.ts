/** Input of the call that counts messages to support: of everybody, or one's own. */
export const supportNews = (all: boolean) =>
  ({ page: 1, per_page: 1, sort: '-last_at', scope: all ? 'all' : 'own' }) as const
