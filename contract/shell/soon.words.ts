import { words } from '#contract/kit/words.ts'
import { soonAccount } from '#contract/shell/soonAccount.words.ts'
import { soonHub } from '#contract/shell/soonHub.words.ts'
import { soonPlaces } from '#contract/shell/soonPlaces.words.ts'
import { soonVenture } from '#contract/shell/soonVenture.words.ts'
import { soonWork } from '#contract/shell/soonWork.words.ts'

/** One sentence per screen that is not built yet, by its route's name; the screen asks for the name, so none is missing. */
export const soonWords = words('soon', {
  underConstruction: ['Em construção', 'Under construction'],
  notReady: ['Esta tela ainda não está pronta.', 'This screen is not ready yet.'],
  ...soonAccount,
  ...soonHub,
  ...soonWork,
  ...soonVenture,
  ...soonPlaces,
})
