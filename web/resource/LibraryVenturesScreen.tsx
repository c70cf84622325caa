import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { ventureList } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { ventureCells } from '#web/page/venture/ventureCells.tsx'

/** The ventures that one sees, each leading to what the library keeps of it. */
export const LibraryVenturesScreen = () => {
  const { role } = useSession()
  const list = useList(ventureList, useNounWords(ventureWords))
  const opens = mayOpen(routes.libraryVentureShow, role)
  return (
    <ListTable
      of={list}
      cells={ventureCells}
      rows={{
        rowName: (row) => row.nome,
        rowLink: opens ? (row) => pathTo('libraryVentureShow', { uuid: row.uuid }) : undefined,
        deletedAt: (row) => row.deleted_at,
      }}
    />
  )
}
