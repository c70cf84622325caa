/**
 * `make` with a memory for the last `most` different arguments, which have to tell themselves apart as text. What it answers
 * is handed out again as it is, so it must be nothing that anybody changes.
 */
export const remembered = <A extends readonly (string | number)[], T>(
  make: (...args: A) => T,
  most = 1000,
): ((...args: A) => T) => {
  const known = new Map<string, { readonly answer: T }>()
  return (...args) => {
    const key = args.join(' ')
    const found = known.get(key)
    if (found) return found.answer
    const answer = make(...args)
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    known.set(key, { answer })
    return answer
  }
}
