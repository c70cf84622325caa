import { useMantineColorScheme } from '@mantine/core'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { useWords } from '#web/kit/words.ts'

/** Light, dark or as the system has it; each browser remembers its own. */
export const ThemeChoice = () => {
  const t = useWords(profileScreenWords)
  const s = useWords(shellWords)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card title={t('theme')} lead={t('themeLead')}>
      <Segments
        label={t('themeLabel')}
        name="theme"
        value={colorScheme}
        choices={[
          { key: 'light', label: s('themeLight') },
          { key: 'dark', label: s('themeDark') },
          { key: 'auto', label: s('themeAuto') },
        ]}
        onChange={(scheme) => scheme && setColorScheme(scheme)}
      />
    </Card>
  )
}
