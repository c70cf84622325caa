import { Button } from '@mantine/core'
import { useState } from 'react'
import { ownDataCalls, type DataExport, type Erasure } from '#contract/ownData/ownData.ts'
import { ownDataScreenWords } from '#contract/ownData/ownDataScreen.words.ts'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { download } from '#web/kit/call/download.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { EraseDialog } from '#web/ownData/EraseDialog.tsx'

const onError = (error: { message: string }) => void toast.error(error.message)

const Export = ({ of }: { of: DataExport | null }) => {
  const t = useWords(ownDataScreenWords)
  const f = useFormat()
  const { disabledProps, unlessViewing } = usePreview()
  const gather = useSend(ownDataCalls.export, { invalidates: [ownDataCalls.show], onError })
  const [saving, setSaving] = useState(false)
  const save = async (id: number) => {
    setSaving(true)
    await download(ownDataCalls.download, { id }).catch(onError)
    setSaving(false)
  }
  const state = () => {
    if (!of) return t('exportLead')
    if (of.state !== 'ready') return t(of.state)
    return t('ready', { at: f.dateTime(of.created_at), until: f.dateTime(of.expires_at ?? of.created_at) })
  }
  return (
    <Stack gap="small">
      <p role="status">{state()}</p>
      <Row gap="small">
        {of?.state === 'ready' && (
          <Button loading={saving} onClick={() => void save(of.id)}>
            {t('download')}
          </Button>
        )}
        <Button
          variant="default"
          loading={gather.isPending || of?.state === 'waiting'}
          {...disabledProps}
          onClick={unlessViewing(() => gather.mutate({}))}
        >
          {t(of ? 'exportAgain' : 'export')}
        </Button>
      </Row>
    </Stack>
  )
}

const Erase = ({ of }: { of: Erasure | null }) => {
  const t = useWords(ownDataScreenWords)
  const f = useFormat()
  const { disabledProps, unlessViewing } = usePreview()
  const [asking, setAsking] = useState(false)
  const withdraw = useSend(ownDataCalls.withdraw, {
    invalidates: [ownDataCalls.show],
    onSuccess: () => void toast.success(t('withdrawn')),
    onError,
  })
  const state = of && {
    at: f.date(of.state === 'open' ? of.created_at : (of.decided_at ?? of.created_at)),
    until: f.date(of.due_at),
    reason: of.reason ?? '',
  }
  return (
    <Stack gap="small">
      {of && state ? (
        <p>
          <strong>{t('protocol', { protocol: of.protocol })}</strong>
          <br />
          {t(`state_${of.state}`, state)}
        </p>
      ) : (
        <p>{t('eraseLead')}</p>
      )}
      <Row gap="small">
        {of?.state === 'open' ? (
          <Button
            variant="default"
            loading={withdraw.isPending}
            {...disabledProps}
            onClick={unlessViewing(() => withdraw.mutate({}))}
          >
            {t('withdraw')}
          </Button>
        ) : (
          <Button variant="default" color="red" {...disabledProps} onClick={unlessViewing(() => setAsking(true))}>
            {t('erase')}
          </Button>
        )}
      </Row>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </Stack>
  )
}

/** Rights of a person by law: a copy of their data, and its erasure. */
export const OwnData = () => {
  const t = useWords(ownDataScreenWords)
  const answer = useCall(ownDataCalls.show, {}, { keep: false })
  return (
    <div data-tour="profile-data">
      <Card
        title={t('title')}
        lead={
          <>
            {t('lead')} <HelpLink article="privacidade" />
          </>
        }
      >
        <Answer of={answer} rows={3}>
          {({ data }) => (
            <Stack gap="large">
              <Export of={data.export} />
              <Erase of={data.erasure} />
            </Stack>
          )}
        </Answer>
      </Card>
    </div>
  )
}
