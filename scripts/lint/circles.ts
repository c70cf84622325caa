import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { child, type Node, pathOf, type Rule, text } from './nodes.ts'
import { place, target } from './places.ts'

/*
 * No file may reach itself by imports of any kind: values, types and `import()`. A screen that is loaded later is still
 * needed by whoever names it, and oxlint's own rule does not follow it there.
 */

type Graph = ReadonlyMap<string, readonly string[]>

const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts']

const sourcesOf = (root: string): string[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/lint/fixtures/')),
    )

/** `from '…'`, `import '…'`, `import('…')`, as a value or as a type. */
const written = /\b(?:from|import)\s*\(?\s*'([#.][^'\n]+)'/g

const fileOf = (from: string, specifier: string): string | undefined => {
  const to = target(place(from), specifier)
  return to.kind === 'file' ? to.place.path : undefined
}

const graphOf = (root: string): Graph => {
  const sources = new Set(sourcesOf(root))
  const importsOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(written)]
      .map(([, specifier = '']) => fileOf(file, specifier))
      .filter((it) => it !== undefined && sources.has(it))
  return new Map([...sources].map((file) => [file, importsOf(file).filter((it) => it !== undefined)]))
}

/** Without the files that lead nowhere, then without those that led only to them, and so on: what is left holds the circles. */
const knots = (graph: Graph): Graph => {
  const left = new Map(graph)
  const leadsOn = (file: string) => graph.get(file)?.some((it) => left.has(it)) === true
  for (let before = Infinity; left.size < before;) {
    before = left.size
    for (const file of left.keys()) if (!leadsOn(file)) left.delete(file)
  }
  return left
}

/** The shortest way from one file to another, both included, or undefined when there is none. */
const way = (graph: Graph, from: string, to: string): readonly string[] | undefined => {
  const reached = new Map<string, string | undefined>([[from, undefined]])
  for (const file of reached.keys()) {
    if (file === to) break
    for (const next of graph.get(file) ?? []) if (!reached.has(next)) reached.set(next, file)
  }
  if (!reached.has(to)) return undefined
  const files: string[] = []
  for (let file: string | undefined = to; file !== undefined; file = reached.get(file)) files.unshift(file)
  return files
}

const graphs = new Map<string, Graph>()

/** Read once a run. */
const graphAt = (root: string): Graph => {
  const graph = graphs.get(root) ?? knots(graphOf(root))
  graphs.set(root, graph)
  return graph
}

export const noCircle: Rule = {
  create: (context) => {
    const from = pathOf(context)
    const check = (node: Node) => {
      const to = fileOf(from, text(child(node, 'source')))
      const back = to === undefined ? undefined : way(graphAt(context.cwd), to, from)
      if (back) context.report({ node, message: `this import closes a circle: ${[from, ...back].join(' → ')}` })
    }
    return { ImportDeclaration: check, ImportExpression: check, ExportAllDeclaration: check, TSImportType: check }
  },
}
