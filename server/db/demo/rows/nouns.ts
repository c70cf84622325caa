import { people, type Person } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

const sectors = [
  ['Produto e Design', 'Pesquisa, telas e tudo o que o cliente vê.', 'Patrícia Lemos'],
  ['Engenharia', 'Aplicações, integrações e infraestrutura.', 'Henrique Valadares'],
  ['Qualidade e Suporte', 'Testes, homologação e quem atende os clientes.', 'Otávio Rezende'],
  ['Financeiro', 'Ordens de pagamento, notas e o livro-caixa.', 'Sônia Batista'],
  ['Comercial', 'Propostas, contratos e o começo de cada venture.', 'Diego Fontes'],
] as const

const areas = [
  ['Front-end', 'Interfaces na web.', 1],
  ['Back-end', 'Serviços, dados e integrações.', 1],
  ['Aplicativos móveis', 'Android e iOS.', 1],
  ['Design de interface', 'Do rascunho à tela pronta.', 1],
  ['Redação e conteúdo', 'Textos para telas, sites e guias.', 1],
  ['Testes e qualidade', 'Roteiros, automação e homologação.', 1],
  ['Infraestrutura', 'Servidores, redes e publicação.', 1],
  ['Realidade virtual', 'Sem projetos no momento.', 0],
] as const

/** Hourly values of new people of each type, in centavos. */
const types = [
  ['Desenvolvimento', 'Escreve e integra código.', 85_00, '#2563eb'],
  ['Design', 'Desenha telas, marcas e peças.', 70_00, '#c026d3'],
  ['Conteúdo', 'Escreve e organiza textos.', 52_00, '#c2410c'],
  ['Qualidade', 'Testa e homologa.', 50_00, '#0f766e'],
  ['Gestão', 'Conduz ventures e pessoas.', 120_00, '#4d7c0f'],
] as const

const areaOf = { front: 0, back: 1, mobile: 2, design: 3, content: 4, qa: 5, infra: 6, integration: 1 } as const

interface Place {
  readonly sector: number | null
  readonly type: number | null
  readonly areas: readonly number[]
}

/** Index of sector and type by role, whatever the work. */
const byRole: Readonly<Record<number, readonly [sector: number, type: number | null]>> = {
  1: [1, 4],
  2: [1, 4],
  6: [3, null],
  7: [1, 4],
  8: [0, 4],
  9: [4, null],
}
/** Index of sector and type by a person's first area; everybody else writes code. */
const byArea: Readonly<Record<number, readonly [sector: number, type: number]>> = { 3: [0, 1], 4: [0, 2], 5: [2, 3] }

/** Indexes of a person in the three lists above; null for each that does not apply. */
const placeOf = ({ role, work }: Person): Place => {
  const fixed = byRole[role]
  if (fixed) return { sector: fixed[0], type: fixed[1], areas: [] }
  const kinds: readonly string[] = work?.kinds ?? []
  const areas = [...new Set(Object.entries(areaOf).flatMap(([kind, at]) => (kinds.includes(kind) ? [at] : [])))]
  const [first] = areas
  if (first === undefined) return { sector: null, type: null, areas }
  const [sector, type] = byArea[first] ?? [1, 0]
  return { sector, type, areas }
}

interface Created {
  readonly thing: 'sector' | 'area' | 'looperType'
  readonly rows: readonly { readonly id: number; readonly nome: string; readonly descricao: string }[]
}

/** History of the records: their creation, and one change of a description. */
const insertHistory = async (
  { db, cal }: Filling,
  made: readonly Created[],
  admin: number | undefined,
): Promise<void> => {
  const trace = { actor_id: admin ?? null, ip: '203.0.113.10' }
  const created = made.flatMap(({ thing, rows }) =>
    rows.map(({ id, ...after }) => ({
      ...trace,
      at: cal.at(-410, 620),
      event: `${thing}.created`,
      thing,
      thing_id: String(id),
      detail: JSON.stringify({ after }),
    })),
  )
  const described = made.flatMap(({ thing, rows }) =>
    rows.slice(0, 1).map(({ id, nome, descricao }) => ({
      ...trace,
      at: cal.at(-120, 660),
      event: `${thing}.changed`,
      thing,
      thing_id: String(id),
      detail: JSON.stringify({ before: { descricao: `${nome}.` }, after: { descricao } }),
    })),
  )
  await db
    .insertInto('audit')
    .values([...created, ...described])
    .execute()
}

/** Sectors, areas of expertise and looper types, and the people who belong to each. */
export const insertNouns = async (filling: Filling, userIds: readonly number[]): Promise<void> => {
  const { db, cal } = filling
  const created_at = cal.at(-410, 620)
  const idOf = (name: string) => userIds[people.findIndex((it) => `${it.nome} ${it.last_name}` === name)] ?? null
  const made = {
    sectors: await db
      .insertInto('sectors')
      .values(sectors.map(([nome, descricao, lead]) => ({ nome, descricao, lead_id: idOf(lead), created_at })))
      .returning(['id', 'nome', 'descricao'])
      .execute(),
    areas: await db
      .insertInto('areas')
      .values(areas.map(([nome, descricao, status]) => ({ nome, descricao, status, created_at })))
      .returning(['id', 'nome', 'descricao'])
      .execute(),
    types: await db
      .insertInto('looper_types')
      .values(
        types.map(([nome, descricao, valor_hora_centavos, color]) => ({
          nome,
          descricao,
          valor_hora_centavos,
          color,
          created_at,
        })),
      )
      .returning(['id', 'nome', 'descricao'])
      .execute(),
  }
  await insertHistory(
    filling,
    [
      { thing: 'sector', rows: made.sectors },
      { thing: 'area', rows: made.areas },
      { thing: 'looperType', rows: made.types },
    ],
    userIds[people.findIndex((it) => it.role === 1)],
  )
  for (const [at, person] of people.entries()) {
    const id = userIds[at]
    const place = placeOf(person)
    if (id === undefined || (place.sector === null && place.type === null)) continue
    const sector_id = place.sector === null ? null : (made.sectors[place.sector]?.id ?? null)
    const tipo = place.type === null ? null : (made.types[place.type]?.id ?? null)
    await db.updateTable('users').set({ sector_id, tipo }).where('id', '=', id).execute()
    const pairs = place.areas.flatMap((area) => made.areas[area] ?? []).map((it) => ({ user_id: id, area_id: it.id }))
    if (pairs.length > 0) await db.insertInto('user_areas').values(pairs).execute()
  }
}
