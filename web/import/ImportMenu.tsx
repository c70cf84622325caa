import { IconDots, IconFileImport } from '@tabler/icons-react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'

/** What a list offers beside its filled button: the import of a noun, which opens over the list. */
export const ImportMenu = () => {
  const t = useWords(tableWords)
  const u = useWords(uiWords)
  const { open } = useImportAddress()
  return (
    <Menu
      label={u('actions')}
      button={<IconDots size={18} stroke={1.75} aria-hidden />}
      items={[{ label: t('import'), icon: IconFileImport, onClick: () => open('new') }]}
    />
  )
}
