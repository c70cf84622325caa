import { ActionIcon } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { attachmentCalls, type Attachment } from '#contract/things/attachment.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf, useCall } from '#web/kit/call/query.ts'
import { shownSize } from '#web/kit/form/fields/files/upload.ts'
import { useFormat } from '#web/kit/format.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { AttachFiles } from '#web/things/AttachFiles.tsx'
import { FileName } from '#web/things/FileName.tsx'
import { useAnswered } from '#web/things/useAnswered.ts'
import css from './things.module.css'

interface AttachmentsProps {
  readonly of: OfRecord
}

const Attached = ({ of, row, locked }: AttachmentsProps & { row: Attachment; locked: boolean }) => {
  const t = useWords(thingScreenWords)
  const f = useFormat()
  const remove = useAnswered(attachmentCalls.remove, answerOf(attachmentCalls.list, of).set)
  const ask = async () => {
    const yes = await confirm({ title: t('fileRemoveAsk', { nome: row.nome }), yes: t('remove'), danger: true })
    if (yes) remove.mutate({ ...of, file: row.id })
  }
  return (
    <li className={css['item']}>
      <IconPaperclip size={16} stroke={1.75} aria-hidden />
      <span className={css['grow']}>
        <FileName of={row} />
        <span className={css['quiet']}>
          {' '}
          {shownSize(row.size, f.number)}
          {row.by && ` · ${row.by.nome}`}
        </span>
      </span>
      {row.removable && !locked && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('fileRemove', { nome: row.nome })}
          onClick={() => void ask()}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** The files of a record, and the way to attach more. */
export const Attachments = ({ of }: AttachmentsProps) => {
  const t = useWords(thingScreenWords)
  const { viewing } = usePreview()
  const answer = useCall(attachmentCalls.list, of)
  return (
    <Card title={t('attachments')}>
      <Answer of={answer}>
        {({ data, writable }) => (
          <>
            {data.length === 0 && <p className={css['quiet']}>{t('attachmentsNone')}</p>}
            {data.length > 0 && (
              <ul className={css['items']}>
                {data.map((file) => (
                  <Attached key={file.id} of={of} row={file} locked={viewing} />
                ))}
              </ul>
            )}
            {writable && !viewing && <AttachFiles of={of} />}
          </>
        )}
      </Answer>
    </Card>
  )
}
