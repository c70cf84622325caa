import type { aura } from '#contract/routes/aura.ts'
import { soon, type Screen } from '#web/screens/screen.ts'

export const auraScreens = {
  auraIndicatorList: soon,
  auraIndicatorNew: soon,
  auraIndicatorShow: soon,
  auraIndicatorEdit: soon,
  reviewList: soon,
  reviewNew: soon,
  reviewShow: soon,
  auraShow: soon,
  aura: soon,
  wardenChat: soon,
  essentiaChat: soon,
  auraChat: soon,
  auraHome: soon,
  auraProfile: soon,
  auraRadar: soon,
  auraProgression: soon,
} as const satisfies Record<keyof typeof aura, Screen>
