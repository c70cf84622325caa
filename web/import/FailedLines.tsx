import { Button } from '@mantine/core'
import { useState } from 'react'
import { importCalls, type FailedLine, type ImportInfo } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Row, Section } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './import.module.css'

const SIZE = 10

/** The lines that failed, some at a time: line, column, value and why. */
export const FailedLines = ({ of }: { readonly of: ImportInfo }) => {
  const t = useWords(importScreenWords)
  const u = useWords(uiWords)
  const f = useFormat()
  const [page, setPage] = useState(1)
  const answer = useCall(importCalls.errors, { id: of.id, page, per_page: SIZE }, { keepPrevious: true, keep: false })
  const what = ({ header, value }: FailedLine['reasons'][number]): string =>
    [header, value === '' ? t('empty') : `“${value}”`]
      .filter((it) => it !== null)
      .join(': ')
      .concat('.')
  return (
    <Section title={t('errors')}>
      <Answer of={answer} rows={3}>
        {({ data, total }) => (
          <>
            <ul className={css['lines']}>
              {data.map(({ line, reasons }) => (
                <li key={line}>
                  <b className="figures">{t('line', { line })}</b>
                  {reasons.map((reason) => (
                    <div key={`${reason.header} ${reason.message}`}>
                      <span className={css['what']}>{what(reason)}</span> {reason.message}
                    </div>
                  ))}
                </li>
              ))}
            </ul>
            {total > SIZE && (
              <Row at="between">
                <span className="figures" role="status">
                  {u('rangeOf', {
                    from: f.number((page - 1) * SIZE + 1),
                    to: f.number(Math.min(page * SIZE, total)),
                    total: f.number(total),
                  })}
                </span>
                <Row gap="small">
                  <Button size="xs" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {u('previousPage')}
                  </Button>
                  <Button size="xs" variant="default" disabled={page * SIZE >= total} onClick={() => setPage(page + 1)}>
                    {u('nextPage')}
                  </Button>
                </Row>
              </Row>
            )}
          </>
        )}
      </Answer>
    </Section>
  )
}
