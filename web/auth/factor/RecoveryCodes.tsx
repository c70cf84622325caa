import { Button } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { factorScreenWords } from '#contract/profile/factorScreen.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { copyText } from '#web/kit/device/clipboard.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './factor.module.css'

/** Long enough for the browser to have taken the file. */
const KEPT_MS = 60_000

/** Saves a text of this page as a file. */
const saveText = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** The codes, this once: nobody can show them again. Closed only by saying that they are kept. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const t = useWords(factorScreenWords)
  const f = useFormat()
  const { me } = useSession()
  const text = codes.join('\n')
  // On paper and in a folder nothing else says whose they are.
  const whose = t('codesOf', { email: me?.email ?? '', day: f.date(new Date(serverNow())) })
  const copy = async () => {
    if (await copyText(text)) toast.success(t('copied'))
    else toast.error(t('copyFailed'))
  }
  return (
    <Dialog
      open
      title={t('codesTitle')}
      closable={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('kept')}</Button>}
    >
      <Stack>
        <p>{t('codesLead')}</p>
        <p data-print>{whose}</p>
        <ul className={`${css['codes']} figures`} data-print>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Row gap="small">
          <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => saveText(t('codesFile'), `${whose}\n\n${text}\n`)}
          >
            {t('download')}
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
