import { useMantineColorScheme } from '@mantine/core'
import { shellWords } from '#contract/shell/shell.words.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'
import { schemes } from '#web/page/public/schemes.ts'
import css from './bar.module.css'

export const ThemeMenu = () => {
  const t = useWords(shellWords)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const now = schemes.find((it) => it.scheme === colorScheme) ?? schemes[2]
  return (
    <Menu
      label={`${t('theme')}: ${t(now.word)}`}
      className={css['tool']}
      button={<now.icon size={18} stroke={1.6} aria-hidden />}
      items={schemes.map((choice) => ({
        label: t(choice.word),
        icon: choice.icon,
        checked: choice === now,
        onClick: () => setColorScheme(choice.scheme),
      }))}
    />
  )
}
