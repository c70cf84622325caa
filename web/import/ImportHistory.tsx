import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import type { Tone } from '#contract/kit/list/column.ts'
import { Counts } from '#web/import/Counts.tsx'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Row, Section, Stack, TextButton } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const tones: Readonly<Record<ImportInfo['state'], Tone>> = {
  mapping: 'quiet',
  checking: 'info',
  checked: 'info',
  writing: 'info',
  done: 'ok',
  undone: 'quiet',
}

/** The person's own imports of a noun, each open to be looked at, gone on with or undone. */
export const ImportHistory = ({ thing }: { readonly thing: string }) => {
  const t = useWords(importScreenWords)
  const f = useFormat()
  const { open } = useImportAddress()
  const answer = useCall(importCalls.list, { thing }, { keep: false, staleTime: 0 })
  return (
    <Section title={t('history')} ruled>
      <Answer of={answer} rows={2}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('historyNone')}</p>
          ) : (
            <Stack>
              {data.map((run) => (
                <Stack key={run.id} gap="tight">
                  <Row gap="small">
                    <TextButton onClick={() => open(run.id)}>{run.name}</TextButton>
                    <StatusBadge tone={tones[run.state]}>{t(`state_${run.state}`)}</StatusBadge>
                    <span className="figures">
                      {f.dateTime(run.created_at)} · {t('lines', { count: run.lines, figure: f.number(run.lines) })}
                    </span>
                  </Row>
                  {(run.state === 'done' || run.state === 'undone') && <Counts of={run} />}
                </Stack>
              ))}
            </Stack>
          )
        }
      </Answer>
    </Section>
  )
}
