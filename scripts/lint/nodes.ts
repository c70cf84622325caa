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
  const it = node?.[part]
  return isNode(it) ? it : undefined
}

export const children = (node: Node, part: string): Node[] => {
  const it = node[part]
  return Array.isArray(it) ? it.filter(isNode) : []
}

/** The text of an identifier's name or a string literal's value, or ''. */
export const text = (node: Node | undefined): string => {
  const it = node?.['name'] ?? node?.['value']
  return typeof it === 'string' ? it : ''
}

/** The linted file from the root, with `/` on every system. */
export const pathOf = (context: Context): string =>
  context.filename.slice(context.cwd.length).replaceAll('\\', '/').replace(/^\//, '')
