import { sql } from 'kysely'
import { deployResult, environment } from '#contract/deploy/deploy.ts'
import { people } from '#server/db/demo/people.ts'
import { ventures } from '#server/db/demo/ventures/ventures.ts'
import type { Filling } from './structure.ts'

const { staging, production } = environment.of
const { underWay, done, failed, rolledBack } = deployResult.of

/** Venture, version, environment, result, days ago, minute of the day, what changed; the oldest first. */
const deploys = [
  ['LUA-01', '1.8.0', staging, done, 96, 980, 'Página de finalização em uma só tela.'],
  ['LUA-01', '1.8.0', production, done, 95, 560, 'Página de finalização em uma só tela.'],
  [
    'LUA-01',
    '1.9.0',
    production,
    rolledBack,
    61,
    605,
    'Reserva de estoque durante a compra.\nVoltou: o saldo de duas lojas ficou negativo.',
  ],
  [
    'LUA-01',
    '1.9.1',
    production,
    done,
    59,
    570,
    'Reserva de estoque durante a compra, com o saldo conferido por loja.',
  ],
  ['BEM-01', '0.12.0', staging, done, 24, 930, 'Marcação de consulta pelo portal, unidade Centro.'],
  ['BEM-01', '0.12.0', production, done, 21, 545, 'Marcação de consulta pelo portal, unidade Centro.'],
  [
    'BEM-01',
    '0.13.0',
    staging,
    failed,
    6,
    1010,
    'Sala de espera da telemedicina.\nA migração parou no horário de verão das agendas antigas.',
  ],
  ['BEM-01', '0.13.1', staging, done, 5, 640, 'Sala de espera da telemedicina, com as agendas antigas corrigidas.'],
  ['JAC-01', '2.4.0', production, done, 3, 1075, 'Margem por venture no painel da semana.'],
  ['BEM-01', '0.13.1', production, underWay, 1, 940, 'Sala de espera da telemedicina, uma unidade por dia.'],
] as const

/** Atoms that each version of a venture contains. */
const brought: Readonly<Record<string, readonly string[]>> = {
  'LUA-01 1.8.0': ['Finalizar a compra em uma só página'],
  'LUA-01 1.9.0': ['Reservar estoque durante a compra'],
  'LUA-01 1.9.1': ['Reservar estoque durante a compra'],
  'BEM-01 0.12.0': ['Escolher especialidade, médico e horário', 'Reservar horário sem duplicidade'],
  'BEM-01 0.13.0': ['Sala de espera e consulta por vídeo'],
  'BEM-01 0.13.1': ['Sala de espera e consulta por vídeo', 'Controlar a fila e a presença do médico'],
  'JAC-01 2.4.0': ['Calcular margem por projeto'],
}

/** Deploys with their environments and results. */
export const insertDeploys = async (
  { db, cal }: Filling,
  ids: { readonly userIds: readonly number[]; readonly ventureIds: readonly number[] },
): Promise<void> => {
  const idOf = (email: string) => ids.userIds[people.findIndex((it) => it.email.startsWith(email))] ?? null
  const [looper, manager] = [idOf('looper@'), idOf('manager@')]
  const rows = deploys.map(([code, nome, env, result, days, minute, descricao]) => ({
    venture_id: ids.ventureIds[ventures.findIndex((it) => it.code === code)]!,
    nome,
    environment: env,
    result,
    descricao,
    at: cal.at(-days, minute),
    by_id: env === production ? manager : looper,
    created_at: cal.at(-days, minute),
  }))
  const made = await db.insertInto('deploys').values(rows).returning(['id', 'created_at', 'by_id']).execute()
  for (const [place, { id, created_at, by_id }] of made.entries()) {
    const [code, version] = deploys[place] ?? []
    await sql`insert into relations (kind, from_thing, from_id, to_thing, to_id, created_at, created_by)
      select 'relates', 'deploy', ${id}, 'atom', a.id, ${created_at}, ${by_id} from atoms a
      where a.nome = any(${brought[`${code} ${version}`] ?? []}::text[]) order by a.id`.execute(db)
  }
}
