import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  clientList: screen(() => import('#web/client/ClientListScreen.tsx').then((it) => it.ClientListScreen)),
  clientNew: screen(() => import('#web/client/ClientNewScreen.tsx').then((it) => it.ClientNewScreen)),
  clientShow: screen(() => import('#web/client/ClientShowScreen.tsx').then((it) => it.ClientShowScreen)),
  clientAccessNew: screen(() => import('#web/client/AccessNewScreen.tsx').then((it) => it.AccessNewScreen)),
  clientAccessShow: screen(() => import('#web/client/AccessShowScreen.tsx').then((it) => it.AccessShowScreen)),
} as const satisfies NounScreens<'client'>
