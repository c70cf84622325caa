/** Runs `work` in one tab at a time; others wait for their turn. Without locks (no HTTPS), in this tab alone. */
export const withLock = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()
