const sayOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** For one test of many cases: runs each, and names every one that was wrong. */
export const failures = async <T>(
  cases: readonly T[],
  nameOf: (it: T) => string,
  check: (it: T) => Promise<void> | void,
): Promise<string[]> => {
  if (cases.length === 0) throw new Error('no cases')
  const wrong: string[] = []
  for (const one of cases) {
    try {
      await check(one)
    } catch (error) {
      wrong.push(`${nameOf(one)}: ${sayOf(error)}`)
    }
  }
  return wrong
}
