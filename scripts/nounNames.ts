import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.ts'

/*
 * Where a noun is named outside its own folders. A file that a new noun edits names what the noun itself exports, imports one
 * of its files, or says its name as a text: `sectorFace`, `#contract/sector/sector.noun.ts`, `'sector.open'`.
 */

export const rooms = ['contract', 'server', 'web'] as const

export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((it) => it.isFile())
        .map((it) => join(it.parentPath, it.name))
    : []

const sources = rooms
  .flatMap((room) => filesIn(join(root, room)))
  .filter((it) => /\.tsx?$/.test(it) && !/[\\/](?:migrations|demo)[\\/]/.test(it))
  .map((it) => ({ file: relative(root, it).replaceAll('\\', '/'), text: readFileSync(it, 'utf8') }))

/** True for a test, and for what tests are made of. */
export const isTest = (file: string): boolean => /\.(?:test|spec)\.|\/testing\//.test(file)

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Nouns whose name is an ordinary word of the code too: as a mere text or key it says nothing. */
const ordinary = ['area']

/** Names that stand for the noun: its exports, its routes, its files, and the noun as a key or a text. */
const namesOf = (noun: string): RegExp => {
  const own = sources.filter(({ file }) => file.split('/')[1] === noun && !isTest(file))
  const exported = own.flatMap(({ text }) => [...text.matchAll(/^export (?:const|type|interface) (\w+)/gm)])
  const routed = own
    .filter(({ file }) => file.endsWith('.face.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^ {6}(\w+): \{/gm)])
  const names = [...exported, ...routed]
    .map((it) => it[1] ?? '')
    .filter((it) => it.toLowerCase().includes(noun.toLowerCase()))
  // In the samples its key has a function.
  const bare = ordinary.includes(noun) ? [`^  ${noun}: \\(`] : [`'${noun}'`, `^  ${noun}: `]
  const parts = [`\\b(?:${[`${noun}Noun`, ...names].join('|')})\\b`, `'${noun}\\.\\w+'`, `#\\w+/${noun}/`, ...bare]
  return new RegExp(parts.join('|'))
}

interface Mention {
  readonly file: string
  readonly line: string
}

/** Every line outside a noun's folders that names it. */
export const mentionsOf = (noun: string): readonly Mention[] => {
  const names = namesOf(noun)
  return sources
    .filter(({ file }) => file.split('/')[1] !== noun)
    .flatMap(({ file, text }) =>
      withoutComments(text)
        .split('\n')
        .filter((line) => names.test(line))
        .map((line) => ({ file, line: line.trim() })),
    )
}

/** Files outside the noun's folders that name it, but for kits, whose examples name some (`kit-knows-no-noun`). */
export const filesNaming = (noun: string): readonly string[] => [
  ...new Set(
    mentionsOf(noun)
      .map((it) => it.file)
      .filter((file) => !file.includes('/kit/')),
  ),
]

const nouns = [...new Set(sources.flatMap(({ file }) => /^contract\/(\w+)\/\w+\.noun\.ts$/.exec(file)?.[1] ?? []))]

/** Tests that list nouns, which a new one enters: they name half of all. One that names fewer has them as examples. */
export const listingTests = (): readonly string[] => {
  const named = nouns.map((noun) => new Set(filesNaming(noun).filter(isTest)))
  const tests = new Set(named.flatMap((it) => [...it]))
  return [...tests].filter((test) => named.filter((it) => it.has(test)).length > nouns.length / 2)
}
