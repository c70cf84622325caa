import { IconGavel } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { EMPTY } from '#contract/kit/dates.ts'
import { dataRequestWords } from '#contract/ownData/dataRequest.words.ts'
import { dataRequestList, type DataRequestRow } from '#contract/ownData/ownData.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { DecideDialog } from '#web/ownData/DecideDialog.tsx'
import { PersonName } from '#web/page/PersonName.tsx'

/** The day by which a request is decided, and that it has passed. */
const DueAt = ({ of: { state, due_at } }: { readonly of: DataRequestRow }) => {
  const f = useFormat()
  return (
    <Row gap="tight">
      <span className="figures">{f.dateTime(due_at)}</span>
      {state === 'open' && Date.parse(due_at) < serverNow() && <LateMark since={due_at} />}
    </Row>
  )
}

/** On a phone, two moments beside each other need their names, and a message that nobody wrote takes no line. */
const cells: Cells<DataRequestRow, keyof typeof dataRequestList.columns> = {
  // An erased person has no page any more.
  person: ({ person }) => (person && !person.deleted_at ? <PersonName of={person} /> : (person?.nome ?? EMPTY)),
  state: { card: 'aside' },
  due_at: { card: 'named', cell: (row) => <DueAt of={row} /> },
  created_at: { card: 'named' },
  note: { grow: 2, cardCell: ({ note }) => note },
}

interface RequestListProps {
  readonly tabs: ReactNode
}

/** The queue of requests to be erased. */
export const RequestList = ({ tabs }: RequestListProps) => {
  const t = useWords(dataRequestWords)
  const { viewing, unlessViewing } = usePreview()
  const list = useList(dataRequestList, useNounWords(dataRequestWords))
  const [deciding, setDeciding] = useState<DataRequestRow>()
  return (
    <>
      <ListTable
        of={list}
        lead={t('lead')}
        tabs={tabs}
        cells={cells}
        rows={{
          rowName: (row) => row.protocol,
          actions: (row) =>
            row.state === 'open' && (
              <IconAction
                label={t('decideOf', { protocol: row.protocol })}
                icon={IconGavel}
                disabled={viewing}
                onClick={unlessViewing(() => setDeciding(row))}
              />
            ),
        }}
      />
      {deciding && <DecideDialog of={deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}
