import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  messageList: screen(() => import('#web/message/MessageListScreen.tsx').then((it) => it.MessageListScreen)),
  messageShow: screen(() => import('#web/message/MessageShowScreen.tsx').then((it) => it.MessageShowScreen)),
  messageNew: screen(() => import('#web/message/MessageNewScreen.tsx').then((it) => it.MessageNewScreen)),
} as const satisfies NounScreens<'message'>
