import { Button } from '@mantine/core'
import { boardWords } from '#contract/board/board.words.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface ColumnsClashProps {
  /** Names of the columns as somebody else has set them meanwhile, in their order. */
  readonly now: readonly string[]
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** Columns that somebody else has set meanwhile: they are taken over, or one's own are kept in their place. */
export const ColumnsClash = ({ now, onTake, onKeep }: ColumnsClashProps) => {
  const t = useWords(boardWords)
  return (
    <Stack gap="small">
      <p>{t('columnsNow', { names: now.join(', ') })}</p>
      <Row gap="small">
        <Button variant="default" onClick={onTake}>
          {t('columnsTake')}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {t('columnsKeep')}
        </Button>
      </Row>
    </Stack>
  )
}
