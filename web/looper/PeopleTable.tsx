import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { newcomerWords } from '#contract/invitation/newcomer.words.ts'
import type { List } from '#contract/kit/list/list.ts'
import type { Words } from '#contract/kit/words.ts'
import type { looperList } from '#contract/looper/looper.ts'
import type { LooperRow } from '#contract/looper/row.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { pathOf } from '#web/kit/list/paths.ts'
import { useList, useNounWords } from '#web/kit/list/useList.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'

type Column = keyof typeof looperList.columns

/** On a phone, a place that somebody has not got takes no line. */
const cells: Cells<LooperRow, Column> = {
  nome: { grow: 2 },
  email: { grow: 3 },
  status: { card: 'aside' },
  type: { cardCell: ({ type }) => type?.nome },
  sector: { cardCell: ({ sector }) => sector?.nome },
  areas: { cardCell: ({ areas }) => areas },
}

interface PeopleTableProps {
  readonly of: List<LooperRow, Column, keyof typeof looperList.filters>
  readonly words: Words
}

/** A list of people, of all roles or of some. */
export const PeopleTable = ({ of, words }: PeopleTableProps) => {
  const list = useList(of, useNounWords(words))
  const { can } = useSession()
  const t = useWords(newcomerWords)
  return (
    <ListTable
      of={list}
      cells={cells}
      action={
        (can('looper.create') || can('invitation.create')) && (
          <Button
            component={Link}
            to={pathOf('looperNew')}
            leftSection={<IconUserPlus size={16} stroke={1.75} aria-hidden />}
          >
            {t('title')}
          </Button>
        )
      }
      rows={{
        rowName: (row) => row.nome,
        rowLink: can('looper.open') ? (row) => pathOf('looperShow', row.id) : undefined,
        deletedAt: (row) => row.deleted_at,
      }}
    />
  )
}
