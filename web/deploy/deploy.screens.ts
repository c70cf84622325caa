import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  deployList: screen(() => import('#web/deploy/DeployListScreen.tsx').then((it) => it.DeployListScreen)),
  deployNew: screen(() => import('#web/deploy/DeployNewScreen.tsx').then((it) => it.DeployNewScreen)),
  deployShow: screen(() => import('#web/deploy/DeployShowScreen.tsx').then((it) => it.DeployShowScreen)),
} as const satisfies NounScreens<'deploy'>
