import type { Generated } from 'kysely'
import type { BoardStatus } from '#contract/board/board.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    board_columns: {
      id: Generated<number>
      venture_id: number
      nome: Generated<string>
      status: BoardStatus
      wip_limit: number | null
      position: number
    }
  }
}
