import { expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { inputExample, outputExample } from './example.ts'

test('the example of every call is one that the call takes', () => {
  const refused = allCalls.flatMap(({ name, call }) => {
    const parsed = call.input.safeParse(inputExample(call))
    return parsed.success
      ? []
      : [
          `${name}: ${JSON.stringify(inputExample(call))} ${parsed.error.issues.map((it) => `${it.path.join('.')} ${it.code}`).join()}`,
        ]
  })
  expect(refused).toEqual([])
})

test('the example of every answer is one that the call gives', () => {
  const wrong = allCalls.flatMap(({ name, call }) => {
    if (call.file) return []
    const parsed = call.output.safeParse(outputExample(call))
    return parsed.success
      ? []
      : [`${name}: ${parsed.error.issues.map((it) => `${it.path.join('.')} ${it.code}`).join()}`]
  })
  expect(wrong).toEqual([])
})
