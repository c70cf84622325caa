import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/*
 * A part of the page under 25 lines with one user stands in its user's file. By rule apart from it are: screens, which their
 * routes load; parts of the kit and of the gallery; a part that is fetched by `import()`, a file of its own for those who need
 * it; a part that another noun uses, since nouns reach each other by named components (`house/noun-to-noun`); and a part
 * whose user would exceed the limit of a file.
 */

const SMALL = 25
const LIMIT = 250
/** The first folder below `web`. */
const nounOf = (file: string): string => file.split('/')[1] ?? ''
const isApart = (file: string): boolean =>
  /Screen\.tsx$|\.test\.tsx$/.test(basename(file)) || /^web\/(?:kit|gallery|testing)\/|^web\/main\.tsx$/.test(file)
const isUser = (file: string): boolean => !/\.test\.tsx?$|^web\/(?:gallery|testing)\//.test(file)
const linesOf = (text: string): number => text.trimEnd().split('\n').length

/** The parts that should stand in their user's file, each with that file; `texts` are scripts of web by their path. */
const smallParts = (texts: ReadonlyMap<string, string>): string[] => {
  const users = new Map<string, { file: string; lazy: boolean }[]>()
  for (const [file, text] of texts) {
    if (!isUser(file)) continue
    for (const [, lazy, used = ''] of text.matchAll(/(import\()?\s*'#(web\/[^']+\.tsx)'/g))
      users.set(used, [...(users.get(used) ?? []), { file, lazy: lazy !== undefined }])
  }
  return [...texts].flatMap(([file, text]) => {
    const [user, ...others] = users.get(file) ?? []
    if (isApart(file) || linesOf(text) >= SMALL || user === undefined || others.length > 0 || user.lazy) return []
    if (nounOf(user.file) !== nounOf(file)) return []
    if (linesOf(texts.get(user.file) ?? '') + linesOf(text) > LIMIT) return []
    return [`${file} belongs into ${user.file}`]
  })
}

const web = new Map(
  globSync('web/**/*.{ts,tsx}', { cwd: root }).map((it) => [it, readFileSync(join(root, it), 'utf8')]),
)

test('a part under 25 lines with one user stands in its user’s file', () => {
  expect(web.size).toBeGreaterThan(500)
  expect(smallParts(web)).toEqual([])
})

const part = (lines: number): string => 'line\n'.repeat(lines)
const uses = (file: string): string => `import { Small } from '#${file}'\n`
const small = 'web/loop/page/Small.tsx'

test('a small part is named with its one user', () => {
  const found = smallParts(
    new Map([
      [small, part(24)],
      ['web/loop/Page.tsx', uses(small)],
      ['web/loop/page/small.test.tsx', uses(small)],
      ['web/gallery/Loops.tsx', uses(small)],
    ]),
  )
  expect(found).toEqual([`${small} belongs into web/loop/Page.tsx`])
})

test.each<[why: string, others: Record<string, string>]>([
  ['it has 25 lines', { [small]: part(25), 'web/loop/Page.tsx': uses(small) }],
  ['it has two users', { [small]: part(5), 'web/loop/Page.tsx': uses(small), 'web/loop/Side.tsx': uses(small) }],
  ['it is fetched apart', { [small]: part(5), 'web/loop/Page.tsx': `lazy(() => import('#${small}'))` }],
  ['another noun uses it', { [small]: part(5), 'web/home/Page.tsx': uses(small) }],
  ['its user has no room', { [small]: part(5), 'web/loop/Page.tsx': uses(small) + part(245) }],
  ['it is a screen', { 'web/loop/SmallScreen.tsx': part(5), 'web/loop/Page.tsx': uses('web/loop/SmallScreen.tsx') }],
  ['it is of the kit', { 'web/kit/ui/Small.tsx': part(5), 'web/kit/Page.tsx': uses('web/kit/ui/Small.tsx') }],
])('a small part stands alone where %s', (_, texts) => {
  expect(smallParts(new Map(Object.entries(texts)))).toEqual([])
})
