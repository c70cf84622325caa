/** Districts of ventures with their particles and events: the values of `:district_name`. */
export const districts = ['workstation', 'prolab'] as const
export type District = (typeof districts)[number]

export type ParamValues = Readonly<Record<string, string | number>>

/** Union of the `:names` in a path. */
export type ParamName<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamName<Head> | ParamName<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never

/** Type of each `:name` of a path. */
export type ParamsOf<P extends string> = {
  readonly [N in ParamName<P>]: N extends 'district_name' ? District : string | number
}

const isDistrict = (value: string): boolean => districts.some((it) => it === value)

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const param = (name: string, segment: string): string | undefined => {
  const value = decoded(segment)
  return name === 'district_name' && !isDistrict(value ?? '') ? undefined : value
}

/** Segments of a path without query, fragment and trailing slashes. */
const segments = (path: string): string[] =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/(.)\/+$/, '$1')
    .split('/')
    .slice(1)

/** Decoded parameters when `path` matches `pattern`, else undefined; a parameter is never empty. */
export const matchPattern = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = segments(pattern)
  const given = segments(path)
  if (!path.startsWith('/') || wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, want] of wanted.entries()) {
    const segment = given[index] ?? ''
    if (!want.startsWith(':')) {
      if (want !== segment) return undefined
      continue
    }
    const value = param(want.slice(1), segment)
    if (!value) return undefined
    params[want.slice(1)] = value
  }
  return params
}

/** Path with every parameter encoded. Throws on a missing or empty one, whose link would lead elsewhere. */
export const fillPattern = (pattern: string, params: ParamValues): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '') throw new Error(`No value for :${name} in ${pattern}`)
    return encodeURIComponent(value)
  })

const rank = (pattern: string): string =>
  segments(pattern)
    .map((it) => (it.startsWith(':') ? '1' : '0'))
    .join('')

/** Sorts static segments before parameters, from the left; reads each pattern once. */
export const mostSpecificFirst = <T>(all: readonly T[], patternOf: (one: T) => string): T[] =>
  all
    .map((one) => ({ one, at: rank(patternOf(one)) }))
    .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .map(({ one }) => one)
