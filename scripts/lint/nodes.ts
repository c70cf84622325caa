/** The few parts of oxlint's ESLint-compatible syntax tree that the rules of the house read. */
export interface Node {
  readonly type: string
  readonly loc?: { readonly start: { readonly line: number }; readonly end: { readonly line: number } }
  readonly [part: string]: unknown
}

export interface Context {
  readonly filename: string
  readonly cwd: string
  readonly report: (finding: { readonly message: string; readonly node: Node }) => void
}

export interface Rule {
  readonly create: (context: Context) => Readonly<Partial<Record<string, (node: Node) => void>>>
}

const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it

/** A part of a node that is itself a node. */
export const child = (node: Node | undefined, part: string): Node | undefined => {
  const value = node?.[part]
  return isNode(value) ? value : undefined
}

export const children = (node: Node, part: string): Node[] => {
  const value = node[part]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The text of an identifier's name or a string literal's value, or ''. */
export const text = (node: Node | undefined): string => {
  const value = node?.['name'] ?? node?.['value']
  return typeof value === 'string' ? value : ''
}

/** The linted file from the root, with `/` on every system. */
export const pathOf = (context: Context): string =>
  context.filename.slice(context.cwd.length).replaceAll('\\', '/').replace(/^\//, '')
