import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { documentKind } from '#contract/person/documents.ts'
import { dice, uuidOf } from '#server/db/demo/dice.ts'
import { expenseText } from '#server/db/demo/orderItems.ts'
import { paperOf } from '#server/db/demo/paper.ts'
import { accounts } from '#server/db/demo/people.ts'
import { organisation } from '#server/db/demo/ventures/ventures.ts'
import type { FileStore } from '#server/kit/files/store.ts'
import type { Filling } from './structure.ts'

interface Paper {
  /** Beginning of the e-mail of the person whom the document is about. */
  readonly of: string
  /** Beginning of the sender's e-mail. */
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

/** Tables of the records, with the column of their names. */
const tables = {
  client: ['clients', 'nome'],
  entrega: ['entregas', 'nome'],
  resource: ['resources', 'nome'],
  orderItem: ['order_items', 'descricao'],
} as const

interface Handed {
  /** Record that the document is attached to, by its name. */
  readonly thing: keyof typeof tables
  readonly name: string
  readonly nome: string
  readonly lines: readonly string[]
  readonly day: number
}

/** Documents that the client of the demonstration reads: one shared with the company, evidence of a delivery, files of
 * resources; and the receipt of an expense. */
const handed: readonly Handed[] = [
  {
    thing: 'client',
    name: 'Lua Cheia Calçados',
    nome: 'Proposta assinada.pdf',
    lines: ['Proposta da loja virtual', `${organisation} e Lua Cheia Calçados`, demonstration],
    day: -386,
  },
  {
    thing: 'entrega',
    name: 'Noventa dias de garantia',
    nome: 'Chamados da garantia.pdf',
    lines: ['Chamados dos noventa dias de garantia', 'Dezenove abertos, dezenove resolvidos', demonstration],
    day: -3,
  },
  {
    thing: 'entrega',
    name: 'Relatório de homologação',
    nome: 'Roteiro de testes preenchido.pdf',
    lines: [
      'Roteiro de testes da loja',
      'Setenta e oito passos aprovados, dois adiados a pedido da loja',
      demonstration,
    ],
    day: -10,
  },
  {
    thing: 'resource',
    name: 'Contrato e aditivos',
    nome: 'Contrato assinado.pdf',
    lines: ['Contrato da loja virtual', `${organisation} e Lua Cheia Calçados`, demonstration],
    day: -380,
  },
  {
    thing: 'resource',
    name: 'Contrato e aditivos',
    nome: 'Aditivo de garantia.docx',
    lines: [
      'Aditivo de garantia',
      'A garantia da loja virtual vale noventa dias, contados do aceite.',
      'O que acontece | Resposta em | Correção em',
      'A loja não vende | 1 hora | 8 horas',
      'Uma tela está errada | 1 dia útil | 5 dias úteis',
      demonstration,
    ],
    day: -60,
  },
  {
    thing: 'resource',
    name: 'Como publicar uma versão',
    nome: 'Versões publicadas.csv',
    lines: [
      'Versão;Ambiente;Resultado',
      '1.8.0;Produção;Concluído',
      '1.9.0;Produção;Desfeito',
      '1.9.1;Produção;Concluído',
    ],
    day: -58,
  },
  {
    thing: 'orderItem',
    name: expenseText,
    nome: 'Recibo do táxi.pdf',
    lines: ['Recibo', 'Corrida até a loja da Lua Cheia Calçados', 'R$ 86,40', demonstration],
    day: -1,
  },
]

interface Kept {
  readonly nome: string
  readonly lines: readonly string[]
  readonly day: number
  readonly use: 'document' | 'attachment'
  readonly owner_id: number
  readonly thing: string
  readonly thing_id: number
}

/** Stores a document as a file of its record. */
const keep = async (
  { db, cal, seed }: Filling,
  { lines, day, ...file }: Kept,
  to: { store: FileStore; folder: string },
) => {
  const created_at = cal.at(day, 610)
  const { type, bytes } = await paperOf(file.nome, lines, created_at)
  const key = uuidOf(dice(`${seed} document ${file.thing} ${file.nome}`))
  const path = join(to.folder, key)
  await writeFile(path, bytes)
  await to.store.put(key, path)
  const { id } = await db
    .insertInto('files')
    .values({
      ...file,
      key,
      type,
      size: bytes.length,
      state: 'ready',
      created_at,
      claimed_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, at: created_at }
}

/** Documents of two people and those that a client reads, with their bytes in the store. */
export const insertDocuments = async (
  filling: Filling,
  userIds: readonly number[],
  store: FileStore,
): Promise<void> => {
  const { db } = filling
  const by = (key: string): number => userIds[accounts.findIndex((it) => it.email.startsWith(`${key}@`))] ?? 0
  const folder = await mkdtemp(join(tmpdir(), 'nucleo-demo-'))
  const to = { store, folder }
  try {
    for (const { of, by: sender, kind, ...paper } of papers) {
      const about = { use: 'document', owner_id: by(sender), thing: 'looper', thing_id: by(of) } as const
      const { id } = await keep(filling, { ...paper, ...about }, to)
      await db
        .insertInto('person_documents')
        .values({ file_id: id, user_id: by(of), kind })
        .execute()
    }
    for (const { thing, name, ...paper } of handed) {
      const [table, column] = tables[thing]
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table)} where ${sql.ref(column)} = ${name}`.execute(db)
      const [record] = rows
      if (!record) throw new Error(`The demonstration has no ${thing} ${name}`)
      const about = { use: 'attachment', owner_id: by('director'), thing, thing_id: record.id } as const
      const { id: file_id, at } = await keep(filling, { ...paper, ...about }, to)
      if (thing === 'client')
        await db
          .insertInto('client_file_shares')
          .values({ file_id, by_id: by('director'), at })
          .execute()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
