import { useMantineColorScheme } from '@mantine/core'
import { IconCalendar, IconLanguage, IconLogout } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { periods } from '#contract/kit/period.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { JUMP } from '#web/kit/back/jump.ts'
import { chooseLocale, useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { schemes } from '#web/page/public/schemes.ts'
import { useLeave } from '#web/shell/bar/useLeave.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'

const languages = [
  { locale: 'pt', word: 'portuguese', also: 'idioma lingua language portugues portuguese brasil' },
  { locale: 'en', word: 'english', also: 'idioma lingua language ingles english' },
] as const

const themeAlso = {
  light: 'tema claro cores cor aparencia dia theme light colours colors appearance bright',
  dark: 'tema escuro modo noturno noite aparencia theme dark night mode appearance',
  auto: 'tema aparencia sistema automatico theme appearance system automatic',
} as const

const periodAlso = {
  today: 'hoje dia today day',
  yesterday: 'ontem yesterday',
  week: 'semana atual week current',
  lastWeek: 'passada ultima anterior semana last week',
  month: 'mes atual month current',
  lastMonth: 'passado ultimo anterior mes last month',
  quarter: 'trimestre atual quarter current',
  lastQuarter: 'passado ultimo anterior trimestre last quarter',
  year: 'ano atual year current',
  lastYear: 'passado ultimo anterior ano last year',
} as const

/** Personal items: colour scheme, language, their hours of a period, sign-out. */
export const usePersonItems = (): readonly PaletteItem[] => {
  const t = useWords(shellWords)
  const p = useWords(tableWords)
  const { role } = useSession()
  const navigate = useNavigate()
  const leave = useLeave()
  const { setColorScheme } = useMantineColorScheme()
  const group = t('yours')
  return [
    ...(mayOpen(routes.loopCenter, role) ? periods : []).map((period) => ({
      id: `period.${period}`,
      label: p(`period_${period}`),
      also: periodAlso[period],
      group: t('periods'),
      icon: IconCalendar,
      run: () => void navigate(`${pathTo('loopCenter')}?period=${period}`, { state: JUMP }),
    })),
    ...schemes.map(({ scheme, word, icon }) => ({
      id: `theme.${scheme}`,
      label: t('toTheme', { theme: t(word) }),
      also: themeAlso[scheme],
      group,
      icon,
      run: () => setColorScheme(scheme),
    })),
    ...languages.map(({ locale, word, also }) => ({
      id: `language.${locale}`,
      label: t('toLanguage', { language: t(word) }),
      also,
      group,
      icon: IconLanguage,
      run: () => chooseLocale(locale),
    })),
    {
      id: 'leave',
      label: t('leave'),
      also: 'sair sign out logout log off exit deslogar desconectar disconnect',
      group,
      icon: IconLogout,
      run: () => void leave(),
    },
  ]
}
