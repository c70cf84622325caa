import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { shellWords } from '#contract/shell/shell.words.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './TopBar.module.css'

const choices = [
  { scheme: 'light', word: 'themeLight', icon: IconSun },
  { scheme: 'dark', word: 'themeDark', icon: IconMoon },
  { scheme: 'auto', word: 'themeAuto', icon: IconDeviceDesktop },
] as const

export const ThemeMenu = () => {
  const t = useWords(shellWords)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const now = choices.find((it) => it.scheme === colorScheme) ?? choices[2]
  return (
    <Menu
      label={`${t('theme')}: ${t(now.word)}`}
      className={css['tool']}
      button={<now.icon size={18} stroke={1.6} aria-hidden />}
      items={choices.map((choice) => ({
        label: t(choice.word),
        icon: choice.icon,
        checked: choice === now,
        onClick: () => setColorScheme(choice.scheme),
      }))}
    />
  )
}
