import { Button } from '@mantine/core'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useWords } from '#web/kit/words.ts'
import { HomeButton } from '#web/shell/notice/HomeButton.tsx'
import { Notice } from '#web/shell/notice/Notice.tsx'

export const ServerErrorScreen = () => {
  const t = useWords(shellWords)
  return (
    <Notice code="500" title={t('brokenTitle')} body={t('brokenBody')}>
      <Button variant="default" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
      <HomeButton />
    </Notice>
  )
}
