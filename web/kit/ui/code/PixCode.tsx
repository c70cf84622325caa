import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { PixPayment } from '#contract/kit/code/pix.ts'
import { pixWords } from '#contract/kit/words/pix.words.ts'
import { copyText } from '#web/kit/device/clipboard.ts'
import { QrCode } from '#web/kit/ui/code/QrCode.tsx'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Pays somebody by PIX: a QR code for the telephone, and its text to paste into a bank's app. */
export const PixCode = ({ of: { code, qr } }: { readonly of: PixPayment }) => {
  const t = useWords(pixWords)
  const copy = async () => {
    if (await copyText(code)) toast.success(t('copied'))
    else toast.error(t('copyFailed'))
  }
  return (
    <Stack>
      <QrCode of={qr} label={t('qr')} />
      <TextInput label={t('code')} value={code} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Row>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      </Row>
    </Stack>
  )
}
