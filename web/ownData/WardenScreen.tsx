import { IconGavel } from '@tabler/icons-react'
import { useState } from 'react'
import { EMPTY } from '#contract/kit/dates.ts'
import { dataRequestWords } from '#contract/ownData/dataRequest.words.ts'
import { dataRequestList, type DataRequestRow } from '#contract/ownData/ownData.ts'
import { pathTo } from '#contract/routes/match.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { DecideDialog } from '#web/ownData/DecideDialog.tsx'
import { PersonName } from '#web/page/PersonName.tsx'

/** The day by which a request is decided, and that it has passed. */
const DueAt = ({ of: { state, due_at } }: { readonly of: DataRequestRow }) => {
  const t = useWords(dataRequestWords)
  const f = useFormat()
  return (
    <Row gap="tight">
      <span className="figures">{f.dateTime(due_at)}</span>
      {state === 'open' && Date.parse(due_at) < serverNow() && <LateMark>{t('late')}</LateMark>}
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

const Queue = () => {
  const t = useWords(dataRequestWords)
  const { viewing, unlessViewing } = usePreview()
  const list = useList(dataRequestList, useNounWords(dataRequestWords))
  const [deciding, setDeciding] = useState<DataRequestRow>()
  return (
    <>
      <ListTable
        of={list}
        lead={t('lead')}
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

/** Governance: requests about personal data, for those who decide them; the way to their own for all others. */
export const WardenScreen = () => {
  const t = useWords(dataRequestWords)
  const { can } = useSession()
  if (can('governance.erase')) return <Queue />
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <p>{t('ownLead')}</p>
        <TextLink to={pathTo('profile')}>{t('toProfile')}</TextLink>
      </Card>
    </>
  )
}
