import { Button } from '@mantine/core'
import { IconRss } from '@tabler/icons-react'
import { useState } from 'react'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'

const dialog = onDemand('FeedDialog', async () => (await import('#web/news/FeedDialog.tsx')).FeedDialog)

/** Opens what one has to know of one's feed. */
export const FeedButton = () => {
  const t = useWords(newsPageWords)
  const [open, setOpen] = useState(false)
  dialog.useAhead('touched')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRss size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('feed')}
      </Button>
      {open && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  )
}
