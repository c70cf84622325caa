import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { tokenScreenWords } from '#contract/token/tokenScreen.words.ts'
import { copyText } from '#web/kit/device/clipboard.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './token.module.css'

interface ShownSecretProps {
  readonly title: string
  readonly secret: string
  readonly onClose: () => void
}

/** A secret, this once: nobody can show it again. Closed only by saying that it is kept. */
export const ShownSecret = ({ title, secret, onClose }: ShownSecretProps) => {
  const t = useWords(tokenScreenWords)
  const copy = async () => {
    if (await copyText(secret)) toast.success(t('copied'))
    else toast.error(t('copyFailed'))
  }
  return (
    <Dialog
      open
      title={title}
      closable={false}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            data-autofocus
            onClick={() => void copy()}
          >
            {t('copy')}
          </Button>
          <Button onClick={onClose}>{t('kept')}</Button>
        </>
      }
    >
      <Stack>
        <p>{t('shownLead')}</p>
        <code className={css['secret']}>{secret}</code>
      </Stack>
    </Dialog>
  )
}
