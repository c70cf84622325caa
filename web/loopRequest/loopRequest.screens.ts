import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  loopRequestList: screen(() =>
    import('#web/loopRequest/LoopRequestListScreen.tsx').then((it) => it.LoopRequestListScreen),
  ),
  loopRequestNew: screen(() =>
    import('#web/loopRequest/LoopRequestNewScreen.tsx').then((it) => it.LoopRequestNewScreen),
  ),
  loopRequestShow: screen(() =>
    import('#web/loopRequest/LoopRequestShowScreen.tsx').then((it) => it.LoopRequestShowScreen),
  ),
} as const satisfies NounScreens<'loopRequest'>
