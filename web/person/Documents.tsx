import { IconX } from '@tabler/icons-react'
import { documentWords } from '#contract/person/document.words.ts'
import { documentCalls, documentKind, type PersonDocument } from '#contract/person/documents.ts'
import { UploadedFilesField } from '#web/file/UploadedFilesField.tsx'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { invalidate, useCall, useSend } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { shownSize } from '#web/kit/form/fields/files/upload.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Card, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FileName } from '#web/things/FileName.tsx'

interface OfPerson {
  readonly id: number
}

const Kept = ({ id, of, locked }: OfPerson & { of: PersonDocument; locked: boolean }) => {
  const t = useWords(documentWords)
  const f = useFormat()
  const kind = documentKind.keyOf(of.kind)
  const remove = useSend(documentCalls.remove, {
    invalidates: [documentCalls.list],
    onError: (error) => void toast.error(error.message),
  })
  const ask = async () => {
    const yes = await confirm({ title: t('removeAsk', { name: of.nome }), yes: t('remove'), danger: true })
    if (yes) remove.mutate({ id, file: of.id })
  }
  return (
    <Row at="between" unbroken>
      <div>
        <FileName of={of} />
        <Quiet figures>
          {kind && `${t(`kind_${kind}`)} · `}
          {shownSize(of.size, f.number)} · {f.date(of.at)}
        </Quiet>
      </div>
      {of.removable && !locked && (
        <IconAction label={t('removeOne', { name: of.nome })} icon={IconX} danger onClick={() => void ask()} />
      )}
    </Row>
  )
}

const Add = ({ id }: OfPerson) => {
  const t = useWords(documentWords)
  const form = useForm(documentCalls.add, {
    from: { kind: null, files: [] },
    fixed: { id },
    words: documentWords,
    marked: false,
    onDone: () => void invalidate(documentCalls.list),
  })
  return (
    <Form of={form} label={t('title')}>
      <UploadedFilesField of={form.of('files')} use="document" />
      {form.values.files.length > 0 && (
        <>
          <ChoiceField of={form.of('kind')} codes={documentKind} />
          <SendButton of={form}>{t('save')}</SendButton>
        </>
      )}
    </Form>
  )
}

/** The documents of a person as files, each of a kind. */
export const Documents = ({ id }: OfPerson) => {
  const t = useWords(documentWords)
  const { viewing } = usePreview()
  const answer = useCall(documentCalls.list, { id })
  return (
    <Card
      title={t('title')}
      lead={
        <>
          {t('lead')} <HelpLink article="documentos" />
        </>
      }
    >
      <Answer of={answer}>
        {({ data }) => (
          <Stack gap="small">
            <RuledList of={data} empty={t('none')}>
              {(of) => <Kept id={id} of={of} locked={viewing} />}
            </RuledList>
            {!viewing && <Add key={data[0]?.id ?? 0} id={id} />}
          </Stack>
        )}
      </Answer>
    </Card>
  )
}
