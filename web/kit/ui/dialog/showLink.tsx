import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { MadeLink } from '#contract/kit/madeLink.ts'
import { madeLinkWords } from '#contract/kit/words/madeLink.words.ts'
import { addressOf, copyText } from '#web/kit/device/clipboard.ts'
import { useFormat } from '#web/kit/format.ts'
import { tell } from '#web/kit/ui/dialog/confirm.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'

const LinkToHandOver = ({ of }: { readonly of: MadeLink }) => {
  const t = useWords(madeLinkWords)
  const f = useFormat()
  // An installation that does not know its address is where this page is.
  const address = of.url.startsWith('/#') ? addressOf(of.url.slice(2)) : of.url
  const copy = async () => {
    if (await copyText(address)) toast.success(t('copied'))
    else toast.error(t('copyFailed'))
  }
  return (
    <Stack>
      <p>{t('lead')}</p>
      <TextInput
        label={t('link')}
        description={t('until', { moment: f.dateTime(of.until) })}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <Button leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </Row>
    </Stack>
  )
}

/** Shows a link that a call made for somebody, where no mail takes it to them; stays over the next screen, until it is closed. */
export const showLink = (of: MadeLink, name: string): void =>
  void tell({ title: say(madeLinkWords, 'title', { name }), body: <LinkToHandOver of={of} /> })
