import { Button, NativeSelect } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { existingChoices, importCalls } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { passesCall } from '#contract/kit/endpoint.ts'
import type { ImportColumn } from '#contract/kit/import/import.ts'
import { columnOf, isSeen } from '#contract/kit/list/column.ts'
import { Meanings } from '#web/import/Meanings.tsx'
import { readAgain } from '#web/import/readAgain.ts'
import { RecordChoice } from '#web/import/RecordChoice.tsx'
import type { StepProps } from '#web/import/step.ts'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FormFoot, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

const SHOWN = 3

/** True when the person assigns a meaning to each value of the column: codes, and people who may be unknown here. */
const asksMeaning = ({ kind }: ImportColumn): boolean => kind === 'code' || kind === 'record'

/** Maps the file's columns to fields, and chooses how lines of existing records are treated. */
export const ColumnsStep = ({ noun, imports, of, onAnswer }: StepProps) => {
  const t = useWords(importScreenWords)
  const say = useNounWords(noun.words)
  const { can } = useSession()
  const { open } = useImportAddress()
  const [mapping, setMapping] = useState(of.mapping)
  const [existing, setExisting] = useState(of.existing)
  const [match, setMatch] = useState(of.match)
  const [fixed, setFixed] = useState(of.fixed)
  const [meanings, setMeanings] = useState(of.choices)
  const preset = imports.presets?.find(({ key }) => key === of.preset)
  const asked = Object.entries(imports.fixed ?? {})
  const lacking = asked.some(([field]) => fixed[field] === undefined)
  const send = useSend(importCalls.check, { onSuccess: onAnswer, onError: readAgain })
  const { update } = noun.crud.calls
  const columns = imports.columns.filter(({ column }) => isSeen(noun.list.columns[column], can))
  const titleOf = (field: string): string =>
    say(`column_${columns.find((it) => it.field === field)?.column ?? columnOf(field)}`)
  /** The noun's own words (`importHint_<field>`) where there is more to say. */
  const hintOf = (field: string): string =>
    `importHint_${field}` in noun.words.entries ? say(`importHint_${field}`) : t('fixedHint')
  /** Assigns a field to a header; another header with the same field loses it. */
  const choose = (at: number, field: string | null) =>
    setMapping(
      mapping.map((before, index) => {
        if (index === at) return field
        return before === field && !columns.some((it) => it.field === field && it.many) ? null : before
      }),
    )
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
  const choices = existingChoices.filter((it) => it !== 'update' || passesCall(update, can))
  return (
    <Stack>
      <p>{t('columnsLead', { name: of.name })}</p>
      {preset && <Notice role="status">{t('looksLike', { name: preset.name })}</Notice>}
      {asked.map(([field, lookup]) => (
        <RecordChoice
          key={field}
          lookup={lookup}
          label={titleOf(field)}
          description={hintOf(field)}
          value={fixed[field] ?? null}
          onChange={(id) => id !== null && setFixed({ ...fixed, [field]: id })}
        />
      ))}
      {of.headers.map((header, at) => (
        <NativeSelect
          // Two headers may be equal, and none ever moves.
          key={at}
          label={header || t('nameless', { number: at + 1 })}
          description={sampleOf(at)}
          data={offered}
          value={mapping[at] ?? ''}
          onChange={(event) => choose(at, event.currentTarget.value || null)}
        />
      ))}
      {columns.map((column) => {
        const cells = imports.guesses && asksMeaning(column) ? of.seen[mapping.indexOf(column.field)] : undefined
        return cells && cells.length > 0 ? (
          <Meanings
            key={column.field}
            column={column}
            title={titleOf(column.field)}
            cells={cells}
            wordOf={(key) => say(`${column.column}_${key}`)}
            choices={meanings}
            onChange={setMeanings}
          />
        ) : null
      })}
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
        <Button
          loading={send.isPending}
          disabled={lacking}
          onClick={() => send.mutate({ id: of.id, mapping, match, existing, fixed, choices: meanings })}
        >
          {t('check')}
        </Button>
      </FormFoot>
    </Stack>
  )
}
