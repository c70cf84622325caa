import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { extractName } from '#contract/finance/extract.names.ts'
import { extractList, type ExtractRow } from '#contract/finance/extract.ts'
import { extractPageWords } from '#contract/finance/extractPage.words.ts'
import { financeCalls } from '#contract/finance/finance.calls.ts'
import { extractSource } from '#contract/finance/finance.codes.ts'
import { financeCrud } from '#contract/finance/finance.ts'
import { financeWords } from '#contract/finance/finance.words.ts'
import { passesCall } from '#contract/kit/endpoint.ts'
import { pathTo } from '#contract/routes/match.ts'
import { ExtractHead } from '#web/finance/extract/ExtractHead.tsx'
import { PeriodSwitch } from '#web/finance/extract/PeriodSwitch.tsx'
import { download } from '#web/kit/call/download.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf } from '#web/kit/list/cells.tsx'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { DownloadButton } from '#web/kit/ui/page/DownloadButton.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { useAskedDays } from './useAskedDays.ts'

const linkOf = ({ source, record_id: id }: ExtractRow): string =>
  pathTo('recordOpen', { thing: extractSource.keyOf(source) ?? '', id })

/** Two names are told, more counted; all of them stand in the hint. */
const named = (names: readonly string[], counted: string) => (
  <span title={names.join(', ')}>{names.length > 2 ? counted : names.join(', ')}</span>
)

/** All that comes in and goes out, with the balances of any period. */
export const ExtractScreen = () => {
  const t = useWords(financeWords)
  const p = useWords(extractPageWords)
  const say = useNounWords(financeWords)
  const f = useFormat()
  const { can } = useSession()
  const navigate = useNavigate()
  const list = useList(extractList, say)
  const asked = useAskedDays(list.filter)
  const makes = passesCall(financeCrud.calls.create, can) && !usePreview().viewing
  const create = pathTo('financeNew')
  useHotkey('c', () => void navigate(create), { label: t('create'), icon: IconPlus, on: makes })
  const nameOf = (row: ExtractRow) => extractName(row, t)
  const ventureOf = ({ venture, ventures }: ExtractRow) =>
    ventures.length === 0
      ? cellOf(venture, extractList.columns.venture, { f, say, column: 'venture' })
      : named(ventures, p('ventures', { count: ventures.length }))
  const cells: Cells<ExtractRow> = {
    nome: { grow: 3, cell: nameOf },
    paid_on: { card: 'named' },
    venture: { cell: ventureOf },
  }
  return (
    <ListTable
      of={list}
      cells={cells}
      rows={{ rowName: nameOf, rowLink: linkOf }}
      tabs={
        <Stack>
          <div data-tour="extract-period">
            <PeriodSwitch asked={asked} set={list.state.set} />
          </div>
          <ExtractHead asked={asked} />
        </Stack>
      }
      action={
        <>
          <DownloadButton label={p('ofxHint')} save={() => download(financeCalls.ofx, asked)}>
            {p('ofx')}
          </DownloadButton>
          {makes && (
            <Button component={Link} to={create} leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
              {t('create')}
            </Button>
          )}
        </>
      }
    />
  )
}
