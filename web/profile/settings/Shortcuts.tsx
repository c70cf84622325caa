import { settingsScreenWords } from '#contract/profile/settingsScreen.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { Shortcuts as AllShortcuts } from '#web/shell/palette/Shortcuts.tsx'

/** The keys of every screen, and the switch that turns single ones off. */
export const Shortcuts = () => {
  const t = useWords(settingsScreenWords)
  const s = useWords(shellWords)
  return (
    <Card
      title={s('shortcuts')}
      lead={
        <>
          {t('shortcutsLead')} <HelpLink article="atalhos" />
        </>
      }
    >
      <AllShortcuts />
    </Card>
  )
}
