/** `make` with a memory for each object that it is asked about, for as long as the object lasts. */
export const rememberedOf = <K extends object, T>(make: (of: K) => T): ((of: K) => T) => {
  const known = new WeakMap<K, { readonly answer: T }>()
  return (of) => {
    const found = known.get(of) ?? { answer: make(of) }
    known.set(of, found)
    return found.answer
  }
}

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
