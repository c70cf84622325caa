import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  newsList: screen(() => import('#web/news/NewsListScreen.tsx').then((it) => it.NewsListScreen)),
  newsShow: screen(() => import('#web/news/NewsShowScreen.tsx').then((it) => it.NewsShowScreen)),
  newsCreate: screen(() => import('#web/news/NewsFormScreen.tsx').then((it) => it.NewsFormScreen)),
  newsEdit: screen(() => import('#web/news/NewsFormScreen.tsx').then((it) => it.NewsFormScreen)),
} as const satisfies NounScreens<'news'>
