import type { bastion } from '#contract/routes/bastion.ts'
import { soon, type Screen } from '#web/screens/screen.ts'

export const bastionScreens = {
  bastion: soon,
  wallet: soon,
  hibridAssets: soon,
  sell: soon,
  transactions: soon,
  oneTrueOrg: soon,
  oneTrueHuman: soon,
  oneTrueData: soon,
  otdVerification: soon,
} as const satisfies Record<keyof typeof bastion, Screen>
