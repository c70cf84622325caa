import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { newcomerWords } from '#contract/invitation/newcomer.words.ts'
import { looperList, type LooperRow } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { pathOf } from '#web/kit/list/paths.ts'
import { useList, useNounWords } from '#web/kit/list/useList.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'

/** On a phone, a place that somebody has not got takes no line. */
const cells: Cells<LooperRow, keyof typeof looperList.columns> = {
  email: { grow: 2 },
  status: { card: 'aside' },
  type: { cardCell: ({ type }) => type?.nome },
  sector: { cardCell: ({ sector }) => sector?.nome },
  areas: { cardCell: ({ areas }) => areas },
}

/** Everybody with an account; both districts that list them lead here. */
export const LooperListScreen = () => {
  const list = useList(looperList, useNounWords(looperWords))
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
