import { Button } from '@mantine/core'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import { clientVentures, type ClientRow } from '#contract/client/client.ts'
import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import { clientCalls } from '#contract/client/page.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { oldByParts, doToPart } from '#web/client/parts.ts'
import { call } from '#web/kit/call/call.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'

const LinkDialog = ({ client_id, onClose }: { readonly client_id: number; readonly onClose: () => void }) => {
  const t = useWords(clientScreenWords)
  const form = useForm(clientCalls.link, {
    fixed: { client_id },
    from: {},
    words: clientScreenWords,
    invalidates: [...oldByParts, clientVentures.call],
    onDone: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog open title={t('ventureLink')} onClose={onClose}>
      <Form of={form}>
        <LookupField of={form.of('venture_id')} lookup={clientVentures} />
        <FormEnd of={form} onCancel={onClose}>
          {t('ventureLink')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}

/** Ventures of a client. */
export const Ventures = ({ of, ventures }: { readonly of: ClientRow; readonly ventures: readonly RecordRef[] }) => {
  const t = useWords(clientScreenWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [linking, setLinking] = useState(false)
  const mayEdit = can('client.edit') && of.deleted_at === null
  const unlink = (venture_id: number) =>
    doToPart(async () => (await call(clientCalls.unlink, { client_id: of.id, venture_id })).message)
  return (
    <Card title={t('ventures')}>
      {ventures.length === 0 ? (
        <p>{t('venturesNone')}</p>
      ) : (
        <Stack gap="tight">
          {ventures.map((venture) => (
            <Row key={venture.id} at="between">
              {can('projeto.open') ? (
                <span>
                  <VentureMark id={venture.id} />
                  <TextLink to={pathOf('projectShow', venture.id)}>{venture.nome}</TextLink>
                </span>
              ) : (
                <span>
                  <VentureName {...venture} />
                </span>
              )}
              {mayEdit && (
                <IconAction
                  icon={IconUnlink}
                  label={t('ventureUnlink', { name: venture.nome })}
                  onClick={unlessViewing(() => void unlink(venture.id))}
                />
              )}
            </Row>
          ))}
        </Stack>
      )}
      {mayEdit && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconLink size={16} stroke={1.75} aria-hidden />}
            {...disabledProps}
            onClick={unlessViewing(() => setLinking(true))}
          >
            {t('ventureLink')}
          </Button>
        </Row>
      )}
      {linking && <LinkDialog client_id={of.id} onClose={() => setLinking(false)} />}
    </Card>
  )
}
