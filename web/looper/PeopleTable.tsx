import { Button } from '@mantine/core'
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { newcomerWords } from '#contract/invitation/newcomer.words.ts'
import type { List } from '#contract/kit/list/list.ts'
import type { Words } from '#contract/kit/words.ts'
import type { looperList } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import type { LooperRow } from '#contract/looper/row.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { pathOf } from '#web/kit/list/paths.ts'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { StatusModal } from '#web/looper/StatusModal.tsx'
import { useMaySetStatus } from '#web/looper/useMaySetStatus.ts'
import { Face } from '#web/shell/bar/Face.tsx'
import css from './People.module.css'

type Column = keyof typeof looperList.columns

/** Face, name and e-mail: who it is at a glance, of two people of one name too. */
const Who = ({ of: { nome, email, foto } }: { of: LooperRow }) => (
  <span className={css['who']}>
    <Face name={nome} photo={foto} />
    <TwoLines first={nome} under={<Breakable text={email} />} title={email} />
  </span>
)

/** On a phone, a place that somebody has not got takes no line. */
const cells: Cells<LooperRow, Column> = {
  nome: { grow: 3, width: 'wide', cell: (row) => <Who of={row} />, exports: ['nome', 'email'] },
  status: { card: 'aside' },
  type: { cardCell: ({ type }) => type?.nome },
  sector: { cardCell: ({ sector }) => sector?.nome },
  areas: { cardCell: ({ areas }) => areas },
  seen_at: { card: 'hidden' },
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
  const l = useWords(looperWords)
  const maySet = useMaySetStatus()
  const { viewing, unlessViewing } = usePreview()
  const [set, setSet] = useState<LooperRow>()
  const status = (row: LooperRow) =>
    maySet(row) && (
      <IconAction
        label={l('statusOf', { name: row.nome })}
        icon={IconUserCheck}
        disabled={viewing}
        onClick={unlessViewing(() => setSet(row))}
      />
    )
  return (
    <>
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
          ...(can('looper.changeStatus') && { actions: status }),
        }}
      />
      {set && <StatusModal of={set} onClose={() => setSet(undefined)} />}
    </>
  )
}
