import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { SHEET_MAX } from '#contract/kit/page.ts'
import { refuse } from '#server/kit/refuse.ts'
import { csvOf } from '#server/kit/sheet/csv.ts'
import type { Sheet } from '#server/kit/sheet/sheet.ts'
import { madeOf } from '#server/kit/sheet/thread.ts'
import { makeTurns } from '#server/kit/sheet/turns.ts'

/** A file as an answer: the mount sends it with its name and type. */
export interface Download {
  readonly download: true
  readonly name: string
  readonly type: string
  readonly body: NodeJS.ReadableStream | Buffer
  /** Rows of a table, told in `x-row-count` so that the page can say how many it saved. */
  readonly rows?: number
}

export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'download' in answer && answer.download === true

export type SheetFormat = 'csv' | 'xlsx' | 'pdf'

export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const satisfies Record<SheetFormat, string>

/** Workbooks and PDFs take memory and a processor for seconds: two at once in a server, and no endless line for them. */
const takeTurn = makeTurns({ atOnce: 2, waiting: 8 })

const bodyOf = async <R>(sheet: Sheet<R>, format: SheetFormat): Promise<NodeJS.ReadableStream | Buffer> => {
  if (format === 'csv') return Readable.from(csvOf(sheet))
  const release = await takeTurn()
  try {
    return await madeOf(sheet, format)
  } finally {
    release()
  }
}

/** Words as a part of a file's name: `Portal do Paciente` → `portal-do-paciente`. */
export const namePart = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')

/** A table as a file named `<name>.<format>`; refused where the format must be made whole and the table is too long. */
export const sheetDownload = async <R>(
  sheet: Sheet<R>,
  wanted: { name: string; format: SheetFormat },
): Promise<Download> => {
  if (wanted.format !== 'csv' && sheet.count > SHEET_MAX)
    return refuse('common.sheetTooLong', {
      status: 422,
      params: { count: sheet.count, max: SHEET_MAX },
      fields: { format: 'common.sheetFormat' },
    })
  return {
    download: true,
    name: `${wanted.name}.${wanted.format}`,
    type: sheetTypes[wanted.format],
    body: await bodyOf(sheet, wanted.format),
    rows: sheet.count,
  }
}

/** Names a file for old and new clients alike (RFC 6266). */
export const dispositionOf = (name: string, as: 'attachment' | 'inline' = 'attachment'): string => {
  const plain = name.normalize('NFD').replace(/[^\w.-]/g, '')
  const wide = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  return `${as}; filename="${plain}"${wide}`
}

export const sendDownload = (reply: FastifyReply, download: Download): FastifyReply => {
  reply.type(download.type).header('content-disposition', dispositionOf(download.name))
  if (download.rows !== undefined) reply.header('x-row-count', String(download.rows))
  return reply.send(download.body)
}
