import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { useWords } from '#web/kit/words.ts'

/** Opens the import of a noun over its list. */
export const ImportButton = () => {
  const t = useWords(tableWords)
  const { open } = useImportAddress()
  return (
    <Button
      variant="default"
      leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
      onClick={() => open('new')}
    >
      {t('import')}
    </Button>
  )
}
