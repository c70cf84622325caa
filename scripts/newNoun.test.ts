import { expect, test } from 'vitest'
import { filesNaming, isTest, listingTests } from './nounNames.ts'

/*
 * A new noun edits three shared files and one test. Counted on nouns that have nothing but the kits: what names them outside
 * their own folders, but for the nouns whose records refer to them. Expectations of roles stand beside the noun.
 */

const SHARED = ['contract/faces.ts', 'contract/nouns.ts', 'server/handlers.ts']
const TEST = 'server/testing/samples.ts'

/** Plain nouns, each with the nouns that know it: a person has a sector, a venture an area; an entry follows another's. */
const plain = [
  { noun: 'looperType', known: [] },
  { noun: 'sector', known: ['looper', 'handover', 'profile', 'looperType'] },
  { noun: 'area', known: ['looper', 'venture', 'sector'] },
]

test.each(plain)('$noun is named in three shared files and one list of tests', ({ noun, known }) => {
  const files = filesNaming(noun).filter((file) => !known.some((it) => file.split('/')[1] === it))
  expect(files.filter((it) => !isTest(it)).toSorted()).toEqual(SHARED)
  const lists = listingTests()
  expect(files.filter((it) => lists.includes(it))).toEqual([TEST])
})
