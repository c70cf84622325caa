import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { resourceCalls, type ResourceFile } from '#contract/resource/page.ts'
import { resourcePageWords } from '#contract/resource/page.words.ts'
import type { ResourceRow } from '#contract/resource/resource.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { invalidate, useCall, useSend } from '#web/kit/call/query.ts'
import { shownSize } from '#web/kit/form/fields/files/upload.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Card, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { kindOf } from '#web/resource/preview/kind.ts'
import { PreviewDialog } from '#web/resource/preview/PreviewDialog.tsx'
import { AttachFiles } from '#web/things/AttachFiles.tsx'
import { FileName } from '#web/things/FileName.tsx'

interface FileProps {
  readonly of: ResourceFile
  readonly resource: number
  readonly edits: boolean
  readonly onShow: () => void
}

const File = ({ of, resource, edits, onShow }: FileProps) => {
  const t = useWords(resourcePageWords)
  const f = useFormat()
  const remove = useSend(attachmentCalls.remove, { onSuccess: () => void invalidate(resourceCalls.files) })
  const ask = async () => {
    const yes = await confirm({ title: t('removeAsk', { name: of.nome }), yes: t('removeDo'), danger: true })
    if (yes) remove.mutate({ thing: 'resource', id: resource, file: of.id })
  }
  return (
    <Row at="between">
      <Stack gap="tight">
        <FileName of={of} />
        <Quiet>{`${shownSize(of.size, f.number)} · ${f.date(of.at)}`}</Quiet>
      </Stack>
      <Row gap="tight">
        {kindOf(of) !== undefined && (
          <Button variant="default" size="xs" aria-label={t('show', { name: of.nome })} onClick={onShow}>
            {t('view')}
          </Button>
        )}
        {edits && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('remove', { name: of.nome })}
            onClick={() => void ask()}
          >
            <IconX size={14} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </Row>
    </Row>
  )
}

/** The files of a resource, each to be seen in the page where its kind allows, and the way to add more. */
export const ResourceFiles = ({ of }: { readonly of: ResourceRow }) => {
  const t = useWords(resourcePageWords)
  const { can } = useSession()
  const { viewing } = usePreview()
  const [shown, setShown] = useState<ResourceFile>()
  const record = { thing: 'resource', id: of.id }
  const answer = useCall(resourceCalls.files, { id: of.id })
  const edits = can('resource.edit') && of.deleted_at === null && !viewing
  return (
    <Card title={t('files')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('filesNone')}>
            {(file) => <File of={file} resource={of.id} edits={edits} onShow={() => setShown(file)} />}
          </RuledList>
        )}
      </Answer>
      {edits && <AttachFiles of={record} onAttached={() => void invalidate(resourceCalls.files)} />}
      {shown && <PreviewDialog of={shown} resource={of.id} onClose={() => setShown(undefined)} />}
    </Card>
  )
}
