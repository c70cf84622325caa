import { expect, test } from 'vitest'
import { splitName } from '#contract/kit/person/name.ts'

test.each([
  ['Maria da Silva Souza', 'Maria', 'da Silva Souza'],
  ['Maria', 'Maria', ''],
  ['  Maria   da  Silva ', 'Maria', 'da Silva'],
  ['Jos\u00E9\u00A0Prado', 'Jos\u00E9', 'Prado'],
  ['', '', ''],
])('%j is %j and %j', (full, nome, last_name) => {
  expect(splitName(full)).toEqual({ nome, last_name })
})
