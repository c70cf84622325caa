import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { documentKind } from '#contract/person/documents.ts'
import { dice, uuidOf } from '#server/db/demo/dice.ts'
import { accounts } from '#server/db/demo/people.ts'
import { organisation } from '#server/db/demo/ventures/ventures.ts'
import type { FileStore } from '#server/kit/files/store.ts'
import type { Filling } from './structure.ts'

interface Paper {
  /** The beginning of the e-mail of whom it is about. */
  readonly of: string
  /** The same of who sent it. */
  readonly by: string
  readonly kind: number
  readonly nome: string
  readonly lines: readonly string[]
  /** Days from today. */
  readonly day: number
}

const { contract, address, cnpjCard } = documentKind.of
const demonstration = 'Documento da demonstração, sem valor.'

const papers: readonly Paper[] = [
  {
    of: 'looper',
    by: 'director',
    kind: contract,
    nome: 'Contrato de prestação de serviços.pdf',
    lines: ['Contrato de prestação de serviços', `${organisation} e Rafael Nogueira`, demonstration],
    day: -402,
  },
  {
    of: 'looper',
    by: 'looper',
    kind: address,
    nome: 'Comprovante de endereço.pdf',
    lines: ['Comprovante de endereço', 'Rafael Nogueira', demonstration],
    day: -400,
  },
  {
    of: 'partner',
    by: 'partner',
    kind: cnpjCard,
    nome: 'Cartão CNPJ.pdf',
    lines: ['Comprovante de inscrição no CNPJ', 'Cláudio Siqueira', demonstration],
    day: -388,
  },
]

const pdfOf = (lines: readonly string[], at: Date): Promise<Buffer> => {
  const doc = new PDFDocument({ size: 'A4', margin: 72, info: { Title: lines[0] ?? '', CreationDate: at } })
  for (const [place, line] of lines.entries()) doc.fontSize(place === 0 ? 20 : 12).text(line, { paragraphGap: 12 })
  doc.end()
  return buffer(doc)
}

/** Documents of two people, with their bytes in the store of the demonstration. */
export const insertDocuments = async (
  { db, cal, seed }: Filling,
  userIds: readonly number[],
  store: FileStore,
): Promise<void> => {
  const by = (key: string): number => userIds[accounts.findIndex((it) => it.email.startsWith(`${key}@`))] ?? 0
  const folder = await mkdtemp(join(tmpdir(), 'nucleo-demo-'))
  try {
    for (const paper of papers) {
      const created_at = cal.at(paper.day, 610)
      const bytes = await pdfOf(paper.lines, created_at)
      const key = uuidOf(dice(`${seed} document ${paper.of} ${paper.nome}`))
      const path = join(folder, key)
      await writeFile(path, bytes)
      await store.put(key, path)
      const { id } = await db
        .insertInto('files')
        .values({
          key,
          use: 'document',
          owner_id: by(paper.by),
          nome: paper.nome,
          type: 'application/pdf',
          size: bytes.length,
          state: 'ready',
          created_at,
          claimed_at: created_at,
          thing: 'looper',
          thing_id: by(paper.of),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('person_documents')
        .values({ file_id: id, user_id: by(paper.of), kind: paper.kind })
        .execute()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
