import { Button } from '@mantine/core'
import { Row } from '#web/gallery/Row.tsx'
import { CallError } from '#web/kit/call/call-error.ts'
import type { Column, Page } from '#web/kit/table/column.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { useListState } from '#web/kit/table/state/useListState.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'

interface Cup {
  readonly id: number
  readonly name: string
  readonly ml: number
  readonly deleted_at: string | null
}

const names = ['Xícara de chá', 'Caneca esmaltada', 'Copo americano', 'Tigela de caldo', 'Cuia'] as const
const rows: readonly Cup[] = names.map((name, index) => ({
  id: index + 1,
  name,
  ml: 120 + index * 65,
  deleted_at: index === 2 ? '2026-05-04T12:00:00-03:00' : null,
}))

const columns: readonly Column<Cup>[] = [
  { key: 'name', title: 'Louça', sort: true, card: 'title', cell: (it) => it.name },
  { key: 'ml', title: 'Volume', sort: true, align: 'right', cell: (it) => `${it.ml} ml` },
  {
    key: 'use',
    title: 'Uso',
    cell: (it) => <StatusBadge tone={it.ml > 200 ? 'ok' : 'quiet'}>{it.ml > 200 ? 'Diário' : 'Raro'}</StatusBadge>,
  },
]

const filled: Page<Cup> = { data: rows, total: 45, page: 1, per_page: 10 }
const noRows: Page<Cup> = { data: [], total: 0, page: 1, per_page: 10 }
const broken = new CallError({ message: 'Sem resposta do servidor.', network: true })

interface TableStateProps {
  readonly name: string
  readonly data: Page<Cup> | undefined
  readonly error?: CallError
  readonly busy?: boolean
}

const TableState = ({ name, data, error, busy = false }: TableStateProps) => {
  const list = useListState(name, { sorts: ['name', 'ml'], columns })
  return (
    <Row name={`DataTable ${name}`} wide>
      <DataTable
        label={name}
        list={list}
        answer={{ data, error: error ?? null, isFetching: busy, refetch: () => undefined }}
        columns={columns}
        rowKey={(it) => it.id}
        rowName={(it) => it.name}
        deletedAt={(it) => it.deleted_at}
        unselectable={(it) => (it.deleted_at ? 'Excluída' : undefined)}
        bulk={() => <Button size="xs">Lavar</Button>}
        empty={{ body: 'O que for guardado aparece aqui.' }}
      />
    </Row>
  )
}

export const Tables = () => (
  <>
    <TableState name="filled" data={filled} />
    <TableState name="reading again" data={filled} busy />
    <TableState name="first reading" data={undefined} busy />
    <TableState name="empty" data={noRows} />
    <TableState name="failed" data={undefined} error={broken} />
  </>
)
