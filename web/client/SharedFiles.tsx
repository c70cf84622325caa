import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { ClientRow } from '#contract/client/client.ts'
import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import { clientCalls } from '#contract/client/page.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { doToPart } from '#web/client/parts.ts'
import { call } from '#web/kit/call/call.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

interface SharedFilesProps {
  readonly of: ClientRow
  /** Ids of the files that the client's people may read. */
  readonly shared: readonly number[]
}

/** Files of a client, with the choice of those that its own people read too. */
export const SharedFiles = ({ of, shared }: SharedFilesProps) => {
  const t = useWords(clientScreenWords)
  const { can } = useSession()
  const { viewing } = usePreview()
  const answer = useCall(attachmentCalls.list, { thing: 'client', id: of.id })
  const locked = viewing || !can('client.edit') || of.deleted_at !== null
  const share = (file: number, next: boolean) =>
    doToPart(async () => (await call(clientCalls.share, { client_id: of.id, file, shared: next })).message)
  return (
    <Card title={t('shared')} lead={t('sharedLead')}>
      <Answer of={answer}>
        {({ data }) => (
          <Stack gap="small">
            {data.length === 0 && <p>{t('sharedNone')}</p>}
            {data.map(({ id, nome }) => (
              <Switch
                key={id}
                label={nome}
                checked={shared.includes(id)}
                disabled={locked}
                onChange={(event) => void share(id, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        )}
      </Answer>
    </Card>
  )
}
