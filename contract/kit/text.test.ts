import { describe, expect, test } from 'vitest'
import { isBlank, requiredText } from './text.ts'

describe('text that nobody would see', () => {
  test.each([
    ['nothing', ''],
    ['spaces and line breaks', ' \t\r\n\u00A0\u3000'],
    ['zero-width spaces and joiners', '\u200B\u200C\u200D\uFEFF\u2060'],
    ['marks of direction', '\u200E\u200F\u202E\u2069'],
    ['fillers', '\u3164\u115F\u1160\uFFA0\u034F'],
    ['variation selectors and tags', '\uFE0F\u{E0020}\u{E007F}'],
    ['a soft hyphen', '\u00AD'],
    ['an empty Braille cell', '\u2800'],
  ])('%s is blank', (_name, text) => {
    expect(isBlank(text)).toBe(true)
    expect(
      requiredText(50)
        .safeParse(text)
        .error?.issues.map((it) => it.message),
    ).toEqual(['common.fieldRequired'])
  })

  test.each(['a', '.', '👩‍💻', '\u200Bx\u200B', 'مرحبا', '日本', '⠁', '-'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false)
    expect(requiredText(50).safeParse(text).success).toBe(true)
  })

  test('the word for it can be another', () => {
    expect(requiredText(5, 'loop.descriptionRequired').safeParse(' ').error?.issues[0]?.message).toBe(
      'loop.descriptionRequired',
    )
  })
})
