import { expect, test } from 'vitest'
import { mailTemplates, templateGroupKeys, templateGroups } from './templates.ts'

test('every message that can be switched off stands in one group, so that a new kind of notification gets its switch', () => {
  const grouped = templateGroupKeys.flatMap((key) => [...templateGroups[key]])
  expect(grouped.toSorted()).toEqual([...mailTemplates].toSorted())
})
