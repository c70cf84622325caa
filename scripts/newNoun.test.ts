import { expect, test } from 'vitest'
import { filesNaming, isTest, listingTests } from './nounNames.ts'

/*
 * A new noun edits three shared files, two lists of names and one test. Counted on nouns that have nothing but the kits: what names them outside
 * their own folders, but for the nouns whose records refer to them. Expectations of roles stand beside the noun.
 */

const SHARED = ['contract/faces.ts', 'contract/nouns.ts', 'server/handlers.ts']
/** These three are views of one entry, which the menu lists itself; what is created has a name of its own (decisions 190, 195). */
const LISTED = ['web/screens/menu/menu.ts', 'web/shell/create/creations.ts']
const TEST = 'server/testing/samples.ts'

/** Plain nouns, each with the nouns that know it: a person has a sector, a venture an area; an entry follows another's. */
const plain = [
  { noun: 'looperType', known: [] },
  { noun: 'sector', known: ['looper', 'handover', 'profile', 'looperType'] },
  { noun: 'area', known: ['looper', 'venture', 'sector'] },
]

test.each(plain)(
  '$noun is named in three shared files, the lists of what one opens and creates, and one list of tests',
  ({ noun, known }) => {
    const files = filesNaming(noun).filter((file) => !known.some((it) => file.split('/')[1] === it))
    expect(files.filter((it) => !isTest(it)).toSorted()).toEqual([...SHARED, ...LISTED])
    const lists = listingTests()
    expect(files.filter((it) => lists.includes(it))).toEqual([TEST])
  },
)
