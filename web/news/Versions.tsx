import { Button } from '@mantine/core'
import { newsCalls } from '#contract/news/news.calls.ts'
import type { NewsVersion } from '#contract/news/news.schemas.ts'
import type { NewsRow } from '#contract/news/news.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { reread, useCall, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { RichText } from '#web/kit/rich/RichText.tsx'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Card, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Fold } from '#web/kit/ui/ruled/Fold.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const NOBODY = new Map<number, string>()

interface VersionProps {
  readonly of: NewsVersion
  readonly onRestore: () => void
}

const Version = ({ of: { nome, resumo, body, author, at }, onRestore }: VersionProps) => {
  const t = useWords(newsPageWords)
  const f = useFormat()
  const { disabledProps } = usePreview()
  return (
    <Fold
      head={
        <Row at="between">
          <span>{nome}</span>
          <Quiet figures>
            {[f.dateTime(at), author && t('versionBy', { name: author })].filter(Boolean).join(' · ')}
          </Quiet>
        </Row>
      }
    >
      <Stack gap="small">
        {resumo !== '' && <p>{resumo}</p>}
        <RichText of={body} names={NOBODY} />
        <Row at="end">
          <Button {...disabledProps} variant="default" size="compact-sm" onClick={onRestore}>
            {t('versionRestore')}
          </Button>
        </Row>
      </Stack>
    </Fold>
  )
}

/** Former texts of a news item, for those who may change it; none while it has none. */
export const Versions = ({ of: row }: { readonly of: NewsRow }) => {
  const t = useWords(newsPageWords)
  const { unlessViewing } = usePreview()
  const versions = useCall(newsCalls.versions, { id: row.id }).data?.data ?? []
  const restore = useSend(newsCalls.restoreVersion, {
    onSuccess: () => {
      toast.success(t('versionDone'))
      void reread('news')
    },
    onError: (error) => {
      toast.error(messageOf(error))
      void reread('news')
    },
  })
  const ask = async ({ id: of, nome: name }: NewsVersion) => {
    const yes = t('versionRestore')
    if (await confirm({ title: t('versionAsk'), body: t('versionBody', { name }), yes }))
      restore.mutate({ id: row.id, of, version: row.version })
  }
  if (versions.length === 0) return null
  return (
    <Card title={t('versions')}>
      <RuledList of={versions}>
        {(one) => <Version of={one} onRestore={unlessViewing(() => void ask(one))} />}
      </RuledList>
    </Card>
  )
}
