import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Colour, contrast, oklch, over } from './kit/looks/contrast.ts'

/* Checks the contrast of all pairs of colours in both themes, computed from the tokens; no page is opened. */

const web = join(import.meta.dirname, '../web')
const tokensCss = readFileSync(join(web, 'kit/theme/tokens.css'), 'utf8')

type Tokens = ReadonlyMap<string, Colour>

const tokensIn = (css: string): [string, Colour][] =>
  [...css.matchAll(/--n-([\w-]+): ([^;]+);/g)].flatMap(([, name = '', value = '']) => {
    const colour = oklch(value)
    return colour ? [[name, colour]] : []
  })
const [lightCss = '', darkCss = ''] = tokensCss.split("[data-mantine-color-scheme='dark']")
/** Tokens of each theme; dark names only those that differ. */
const themes: Readonly<Record<string, Tokens>> = {
  light: new Map(tokensIn(lightCss)),
  dark: new Map([...tokensIn(lightCss), ...tokensIn(darkCss)]),
}

/** WCAG 2.2: text (1.4.3), and what else has to be seen, such as the edge of a field (1.4.11). */
const TEXT = 4.5
const SHAPE = 3

const backgrounds = ['page', 'surface', 'raised', 'sunken']
/** `a+b`: the background `a` under the translucent `b`. */
const touched = ['surface', 'raised', 'page'].flatMap((it) => [`${it}+hover`, `${it}+active`])
const tones = ['brand', 'danger', 'warn', 'ok', 'info']
const districts =
  'hub workstation prolab library aura academy remotica club store fortress headquarter warden bastion'.split(' ')
const plots = [1, 2, 3, 4, 5, 6].map((it) => `plot-${it}`)

interface Stands {
  readonly colours: readonly string[]
  readonly on: readonly string[]
  readonly least: number
}

/** All pairs of colours in the app. */
const table: readonly Stands[] = [
  { colours: ['text', 'text-2'], on: [...backgrounds, ...touched], least: TEXT },
  { colours: ['text-3'], on: [...backgrounds, 'surface+hover', 'page+hover'], least: TEXT },
  { colours: ['text'], on: tones.map((it) => `${it}-soft`), least: TEXT },
  { colours: ['text-2'], on: tones.map((it) => `${it}-soft`), least: TEXT },
  ...tones.map((it) => ({ colours: [`${it}-text`], on: [...backgrounds, ...touched, `${it}-soft`], least: TEXT })),
  { colours: ['on-brand'], on: ['brand', 'brand-strong'], least: TEXT },
  { colours: ['page'], on: ['text'], least: TEXT },
  { colours: ['surface'], on: districts, least: TEXT },
  { colours: districts, on: ['surface', 'page'], least: TEXT },
  { colours: [...tones, 'focus'], on: ['surface'], least: SHAPE },
  { colours: ['focus'], on: backgrounds, least: SHAPE },
  // 2.97 on white.
  { colours: ['field'], on: ['surface'], least: 2.95 },
  // Words beside a plot repeat its content.
  { colours: plots, on: ['surface'], least: 2.7 },
  // The tick of an unchosen option is invisible on purpose.
  { colours: ['on-brand'], on: ['surface'], least: 1 },
]

const seen = (tokens: Tokens, name: string): Colour => {
  const [background = '', ...layers] = name.split('+')
  const colourOf = (it: string): Colour => {
    const colour = tokens.get(it)
    if (!colour) throw new Error(`There is no colour --n-${it}`)
    return colour
  }
  return layers.reduce((below, it) => over(colourOf(it), below), colourOf(background))
}

for (const [theme, tokens] of Object.entries(themes))
  test(`every colour is told from what it stands on, ${theme}`, () => {
    const ratios = table.flatMap(({ colours, on, least }) =>
      colours.flatMap((colour) =>
        on.map((background) => {
          const behind = seen(tokens, background)
          return {
            what: `${colour} on ${background}`,
            ratio: contrast(over(seen(tokens, colour), behind), behind),
            least,
          }
        }),
      ),
    )
    const weak = ratios.filter(({ ratio, least }) => ratio < least)
    expect(weak.map(({ what, ratio, least }) => `${what}: ${ratio.toFixed(2)} of ${least}`)).toEqual([])
    expect(ratios.length).toBeGreaterThan(150)
  })

test('what a stylesheet puts on each other in one rule is in the table', () => {
  const known = new Set(
    table.flatMap(({ colours, on }) =>
      colours.flatMap((colour) => on.map((background) => `${colour} on ${background}`)),
    ),
  )
  // A translucent background is covered when any background below it is.
  const isKnown = (colour: string, background: string) =>
    known.has(`${colour} on ${background}`) || known.has(`${colour} on surface+${background}`)
  const pairs = globSync('**/*.css', { cwd: web }).flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const colour = /(?<![-\w])color:\s*var\(--n-([\w-]+)\)/.exec(rule)?.[1]
      const background = /(?<![-\w])background(?:-color)?:\s*var\(--n-([\w-]+)\)/.exec(rule)?.[1]
      return colour !== undefined && background !== undefined ? [{ file, colour, background }] : []
    }),
  )
  const strange = pairs.filter(({ colour, background }) => !isKnown(colour, background))
  expect(strange.map(({ file, colour, background }) => `${file}: ${colour} on ${background}`)).toEqual([])
  expect(pairs.length).toBeGreaterThan(60)
})

test('the reckoning is that of the specification', () => {
  const white = oklch('oklch(1 0 0)') ?? [0, 0, 0, 1]
  const black = oklch('oklch(0 0 0)') ?? [0, 0, 0, 1]
  expect(contrast(white, black)).toBeCloseTo(21, 1)
  // #767676 is the lightest grey that is text on white.
  const grey: Colour = [0x76 / 255, 0x76 / 255, 0x76 / 255, 1]
  expect(contrast(white, grey)).toBeCloseTo(4.54, 2)
  expect(contrast(over([0, 0, 0, 0.5], white), white)).toBeCloseTo(3.98, 1)
  const red = oklch('oklch(0.627955 0.257683 29.2339)') ?? white
  expect(red.slice(0, 3).map((it) => Math.round(it * 255))).toEqual([255, 0, 0])
})
