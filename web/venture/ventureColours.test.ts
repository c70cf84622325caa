import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ventureColour } from '#contract/venture/colour.rules.ts'
import { contrast, distance, lightOf, sights, type Light } from '#web/testing/sight.ts'

/** Lightness, chroma and hue. */
type Token = readonly [number, number, number]

const file = (name: string): string => readFileSync(join(import.meta.dirname, '../kit/theme', name), 'utf8')

/** The tokens that begin with a name, by what follows it, in the light or the dark theme. */
const tokens = (css: string, dark: boolean, name: string): Map<string, Token> => {
  const [light = '', night = ''] = css.split("[data-mantine-color-scheme='dark']")
  const found = (dark ? night : light).matchAll(
    new RegExp(`${name}([^:]*): oklch\\(([\\d.]+) ([\\d.]+)(?: ([\\d.]+))?\\)`, 'g'),
  )
  return new Map([...found].map(([, key = '', ...of]) => [key, [Number(of[0]), Number(of[1]), Number(of[2] ?? 0)]]))
}
const ventures = (dark: boolean) => {
  const found = tokens(file('venture.css'), dark, '--n-venture-')
  return ventureColour.list.map(({ key, value }) => ({ key, of: found.get(String(value))! }))
}
const ground = (dark: boolean, name: string): Light => lightOf(...tokens(file('tokens.css'), dark, name).get('')!)

const grounds = ['--n-page', '--n-surface', '--n-raised']
const themes = { light: false, dark: true }

test('a colour is one hue in both themes, of which only the lightness differs', () => {
  const [light, dark] = [ventures(false), ventures(true)]
  expect(light.map(({ key, of }) => [key, of[1], of[2]])).toEqual(dark.map(({ key, of }) => [key, of[1], of[2]]))
  const hues = light.map(({ of }) => of[2])
  const gaps = hues.map((hue, at) => ((hues[(at + 1) % hues.length] ?? 0) - hue + 360) % 360)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(17)
})

describe.each(Object.entries(themes))('%s theme', (_, dark) => {
  const colours = ventures(dark).map(({ key, of }) => ({ key, of, light: lightOf(...of) }))

  test.each(grounds)('every colour stands out on %s', (name) => {
    for (const { key, light } of colours) expect(contrast(light, ground(dark, name)), key).toBeGreaterThanOrEqual(3)
  })

  test('is clear: neither grey nor black nor brown, which is a dark orange', () => {
    for (const { key, of } of colours) {
      const [lightness, chroma, hue] = of
      expect(chroma, key).toBeGreaterThanOrEqual(0.1)
      expect(lightness, key).toBeGreaterThanOrEqual(0.45)
      if (hue > 20 && hue < 110) expect(lightness, key).toBeGreaterThanOrEqual(0.65)
    }
  })

  test.each([
    ['--n-danger', 0.12],
    ['--n-danger-strong', 0.09],
    ['--n-danger-text', 0.09],
  ])('none is the red of alarm, %s', (name, floor) => {
    for (const { key, light } of colours)
      expect(distance(light, ground(dark, name), sights['all']!), key).toBeGreaterThanOrEqual(floor)
  })

  test.each([
    ['all', 0.1],
    ['protanopia', 0.06],
    ['deuteranopia', 0.06],
  ])('any two are told apart with %s, at least %s in OKLab', (sight, floor) => {
    const close = colours.flatMap((one, index) =>
      colours.slice(0, index).map((other) => ({
        pair: `${one.key} ${other.key}`,
        apart: distance(one.light, other.light, sights[sight]!),
      })),
    )
    expect(close.filter((it) => it.apart < floor)).toEqual([])
  })
})

/** What the others measure; `npx vitest run --reporter verbose web/venture/ventureColours.test.ts` prints it. */
test.for(Object.entries(themes))('the figures of the %s theme', async ([, dark], { annotate }) => {
  const colours = ventures(dark).map(({ key, of }) => ({ key, of, light: lightOf(...of) }))
  const lines = colours.map(({ key, of, light }) => {
    const nearest = Object.entries(sights).map(([sight, matrix]) => {
      const [least] = colours
        .filter((it) => it.key !== key)
        .map((it) => ({ key: it.key, apart: distance(light, it.light, matrix) }))
        .toSorted((a, b) => a.apart - b.apart)
      return `${sight} ${least!.apart.toFixed(3)} ${least!.key}`
    })
    const contrasts = grounds.map((it) => contrast(light, ground(dark, it)).toFixed(2))
    const alarm = distance(light, ground(dark, '--n-danger'), sights['all']!).toFixed(3)
    return [key, of.join(' '), contrasts.join(' '), `alarm ${alarm}`, ...nearest].join(' | ')
  })
  await annotate(`\n${lines.join('\n')}`)
  expect(lines).toHaveLength(ventureColour.list.length)
})
