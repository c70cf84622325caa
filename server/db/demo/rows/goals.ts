import { cycleAfter, cycleOf, weightsOf } from '#contract/okr/okr.rules.ts'
import { people } from '#server/db/demo/people.ts'
import { ventures } from '#server/db/demo/ventures/ventures.ts'
import type { Filling } from './structure.ts'

interface KeyText {
  readonly nome: string
  /** One of `keyKind`. */
  readonly kind: number
  /** One of `keyFeed`; check-ins when left out. */
  readonly feed?: number
  readonly start: number
  readonly target: number
  /** Values of the check-ins, the oldest first, a week apart. */
  readonly said: readonly number[]
  readonly note: string
}

interface GoalText {
  readonly venture: string
  readonly nome: string
  readonly descricao: string
  /** The beginning of the owner's e-mail. */
  readonly owner: string
  readonly keys: readonly KeyText[]
  /** The goal of the same list that it is aligned to. */
  readonly under?: number
  /** Set for a goal of the last quarter, with its result when it was closed. */
  readonly was?: { readonly percent: number; readonly learned: string }
}

const goals: readonly GoalText[] = [
  {
    venture: 'BEM-01',
    nome: 'Pacientes marcam consulta sem telefonar',
    descricao: 'A central atende metade das ligações de hoje, e quem marca pelo portal falta menos.',
    owner: 'manager@',
    keys: [
      {
        nome: 'Consultas marcadas pelo portal',
        kind: 2,
        start: 12,
        target: 60,
        said: [18, 26, 33, 38],
        note: 'Unidade Centro entrou na segunda-feira.',
      },
      {
        nome: 'Ligações por dia na central',
        kind: 1,
        start: 940,
        target: 470,
        said: [910, 845, 790],
        note: 'Cai desde que o aviso por mensagem existe.',
      },
      {
        nome: 'Telemedicina no ar em todas as unidades',
        kind: 4,
        start: 0,
        target: 1,
        said: [0],
        note: 'Falta a sala de espera.',
      },
    ],
  },
  {
    venture: 'BEM-01',
    nome: 'Exames chegam ao paciente no mesmo dia',
    descricao: 'Sem imprimir e sem buscar na unidade.',
    owner: 'fernanda.quintela@',
    under: 0,
    keys: [
      {
        nome: 'Horas até o resultado',
        kind: 1,
        start: 52,
        target: 12,
        said: [47, 36, 29],
        note: 'Laboratório novo integrado.',
      },
      { nome: 'Átomos concluídos', kind: 1, feed: 2, start: 0, target: 41, said: [], note: '' },
    ],
  },
  {
    venture: 'BEM-01',
    nome: 'A recepção confia no portal',
    descricao: 'Antes de medir o uso, quem atende precisa poder contar com ele.',
    owner: 'manager@',
    was: {
      percent: 84,
      learned: 'O treinamento valeu mais que a tela nova. No próximo trimestre, começar pela unidade mais cheia.',
    },
    keys: [
      { nome: 'Recepcionistas treinadas', kind: 1, start: 0, target: 24, said: [8, 15, 20], note: 'Falta a Zona Sul.' },
    ],
  },
  {
    venture: 'JAC-01',
    nome: 'O estúdio sabe a margem de cada venture toda semana',
    descricao: '',
    owner: 'jorge.salomao@',
    keys: [
      {
        nome: 'Ventures com margem calculada',
        kind: 1,
        start: 0,
        target: 6,
        said: [1, 3],
        note: 'Falta ligar as notas fiscais.',
      },
      {
        nome: 'Custo de horas sem venture',
        kind: 3,
        start: 1_800_000,
        target: 300_000,
        said: [1_420_000, 980_000],
        note: 'Reuniões internas ganharam um átomo.',
      },
    ],
  },
]

const WEEK = 7

/** Goals of this quarter, their keys and weekly check-ins. */
export const insertGoals = async (
  { db, cal }: Filling,
  ids: { readonly userIds: readonly number[]; readonly ventureIds: readonly number[] },
): Promise<void> => {
  const made: number[] = []
  for (const text of goals) {
    const venture = ventures.findIndex((it) => it.code === text.venture)
    const owner_id = ids.userIds[people.findIndex((it) => it.email.startsWith(text.owner))] ?? null
    const { id } = await db
      .insertInto('goals')
      .values({
        venture_id: ids.ventureIds[venture]!,
        nome: text.nome,
        descricao: text.descricao,
        cycle: text.was ? cycleAfter(cycleOf(cal.iso(0)), -1) : cycleOf(cal.iso(0)),
        ...(text.was && {
          closed_at: cal.at(-20, 1000),
          closed_progress: text.was.percent,
          closing_note: text.was.learned,
        }),
        owner_id,
        parent_id: text.under === undefined ? null : made[text.under]!,
        created_at: cal.at(-45, 610),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    made.push(id)
    const weights = weightsOf(text.keys.map(() => 1))
    for (const [at, key] of text.keys.entries()) {
      const row = await db
        .insertInto('goal_keys')
        .values({
          goal_id: id,
          nome: key.nome,
          kind: key.kind,
          feed: key.feed ?? 1,
          start_value: key.start,
          target_value: key.target,
          current_value: key.said.at(-1) ?? key.start,
          weight: weights[at] ?? 0,
          created_at: cal.at(-44, 620),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const said = key.said.map((value, place) => ({
        key_id: row.id,
        value,
        confidence: 1 + Math.min(2, place),
        note: place === key.said.length - 1 ? key.note : '',
        by_id: owner_id,
        at: cal.at(-WEEK * (key.said.length - 1 - place) - 2, 980),
      }))
      if (said.length > 0) await db.insertInto('goal_check_ins').values(said).execute()
    }
  }
}
