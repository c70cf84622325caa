/** What one line of a `<noun>.roles.tsv` expects: a permission or a call, and the roles that have it. */
interface RoleLine {
  readonly what: string
  readonly name: string
  readonly roles: readonly number[]
}

/**
 * Reads expectations of roles, which are written by hand from the specification and stand beside the noun: each line has
 * `permission` or `call`, the name that the acts follow, the acts, and the roles. Lines of a `route` have its path and area
 * (`routes.test.ts`).
 */
export const roleLines = (text: string): readonly RoleLine[] =>
  text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [what = '', of = '', acts = '', roles = ''] = line.split('\t')
      return acts.split(' ').map((act) => ({ what, name: `${of}.${act}`, roles: roles.split(' ').map(Number) }))
    })
