import { Button, NativeSelect } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { existingChoices, importCalls } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { passes } from '#contract/kit/endpoint.ts'
import { isSeen } from '#contract/kit/list/column.ts'
import { readAgain } from '#web/import/readAgain.ts'
import type { StepProps } from '#web/import/step.ts'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useNounWords } from '#web/kit/list/useList.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FormFoot, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

const SHOWN = 3

/** Maps the file's columns to fields, and chooses how lines of existing records are treated. */
export const ColumnsStep = ({ noun, imports, of, onAnswer }: StepProps) => {
  const t = useWords(importScreenWords)
  const say = useNounWords(noun.words)
  const { can } = useSession()
  const { open } = useImportAddress()
  const [mapping, setMapping] = useState(of.mapping)
  const [existing, setExisting] = useState(of.existing)
  const [match, setMatch] = useState(of.match)
  const send = useSend(importCalls.check, { onSuccess: onAnswer, onError: readAgain })
  const { can: edit } = noun.crud.calls.update
  const columns = imports.columns.filter(({ column }) => isSeen(noun.list.columns[column], can))
  const titleOf = (field: string): string => say(`column_${columns.find((it) => it.field === field)?.column ?? field}`)
  /** A column stands for one header: chosen again, the header before gives nothing. */
  const choose = (at: number, field: string | null) =>
    setMapping(mapping.map((before, index) => (index === at ? field : before === field ? null : before)))
  const sampleOf = (at: number): string => {
    const values = of.preview.map((cells) => cells[at]?.trim()).filter((it) => it !== undefined && it !== '')
    return values.length === 0 ? t('sampleNone') : t('sample', { values: values.slice(0, SHOWN).join(' · ') })
  }
  const offered = [
    { value: '', label: t('leftOut') },
    ...columns.map(({ field, required }) => ({
      value: field,
      label: required ? t('needed', { name: titleOf(field) }) : titleOf(field),
    })),
  ]
  const choices = existingChoices.filter((it) => it !== 'update' || passes(edit, can))
  return (
    <Stack>
      <p>{t('columnsLead', { name: of.name })}</p>
      {of.headers.map((header, at) => (
        <NativeSelect
          // Two headers may be alike, and none ever moves.
          key={at}
          label={header || t('nameless', { number: at + 1 })}
          description={sampleOf(at)}
          data={offered}
          value={mapping[at] ?? ''}
          onChange={(event) => choose(at, event.currentTarget.value || null)}
        />
      ))}
      {imports.match.length > 1 && (
        <NativeSelect
          label={t('match')}
          data={imports.match.map((field) => ({ value: field, label: titleOf(field) }))}
          value={match}
          onChange={(event) => setMatch(event.currentTarget.value)}
        />
      )}
      <NativeSelect
        label={t('existing', { name: titleOf(match) })}
        data={choices.map((value) => ({ value, label: t(`existing_${value}`) }))}
        value={existing}
        onChange={(event) => setExisting(choices.find((it) => it === event.currentTarget.value) ?? 'skip')}
      />
      {send.error && (
        <Notice icon={IconAlertCircle} tone="danger" role="alert">
          {send.error.message}
        </Notice>
      )}
      <FormFoot>
        <Button variant="default" onClick={() => open('new')}>
          {t('otherFile')}
        </Button>
        <Button loading={send.isPending} onClick={() => send.mutate({ id: of.id, mapping, match, existing })}>
          {t('check')}
        </Button>
      </FormFoot>
    </Stack>
  )
}
