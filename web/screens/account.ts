import { screen } from '#web/screens/screen.ts'

const loadTerms = () => import('#web/terms/TermsScreen.tsx').then((it) => it.TermsScreen)

export const accountScreens = {
  lobby: screen(() => import('#web/home/LobbyScreen.tsx').then((it) => it.LobbyScreen)),
  recordOpen: screen(() => import('#web/page/OpenRecordScreen.tsx').then((it) => it.OpenRecordScreen)),
  schematic: screen(() => import('#web/places/schematic/SchematicScreen.tsx').then((it) => it.SchematicScreen)),
  selfTest: screen(() => import('#web/places/selftest/SelfTestScreen.tsx').then((it) => it.SelfTestScreen)),
  profile: screen(() => import('#web/profile/ProfileScreen.tsx').then((it) => it.ProfileScreen)),
  help: screen(() => import('#web/help/HelpScreen.tsx').then((it) => it.HelpScreen)),
  support: screen(() => import('#web/support/SupportScreen.tsx').then((it) => it.SupportScreen)),
  terms: screen(loadTerms),
  termsOfService: screen(loadTerms),
  serverError: screen(() => import('#web/shell/notice/ServerErrorScreen.tsx').then((it) => it.ServerErrorScreen)),
  comingSoon: screen(() => import('#web/shell/notice/ComingSoonScreen.tsx').then((it) => it.ComingSoonScreen)),
  about: screen(() => import('#web/places/about/AboutScreen.tsx').then((it) => it.AboutScreen)),
  accessibility: screen(() => import('#web/places/AccessibilityScreen.tsx').then((it) => it.AccessibilityScreen)),
  settings: screen(() => import('#web/profile/settings/SettingsScreen.tsx').then((it) => it.SettingsScreen)),
  accessDenied: screen(() => import('#web/shell/notice/AccessDeniedScreen.tsx').then((it) => it.AccessDeniedScreen)),
} as const
