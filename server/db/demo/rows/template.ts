import { dice, uuidOf } from '#server/db/demo/dice.ts'
import { capital } from '#server/db/demo/loops/phrases.ts'
import { outline } from '#server/db/demo/ventures/outline.ts'
import { site } from '#server/db/demo/ventures/site.ts'
import type { Filling } from './structure.ts'

const CODE = 'SIT-01'
/** Days from today on which the template would have begun; a copy moves its days to its own beginning. */
const FROM = -60
const HOURS_PER_ITEM = 4

/** A template venture with gates, cells and atoms, which nobody works on. */
export const insertTemplate = async ({ db, cal, seed }: Filling): Promise<void> => {
  const created_at = cal.at(FROM, 615)
  const gates = outline(site)
  const venture = await db
    .insertInto('ventures')
    .values({
      uuid: uuidOf(dice(`${seed} uuid ${CODE}`)),
      code: CODE,
      nome: 'Site institucional em oito semanas',
      descricao: 'O que fazemos em todo site institucional, da abertura à publicação.',
      escopo: 'Até doze páginas, formulário de contato, publicação e uma hora de treinamento.',
      template: true,
      status: 0,
      stage: 'negotiation',
      cycle: 6,
      delivery_type: 1,
      faturavel: true,
      priority: 2,
      hours_planned: 160,
      starts_on: cal.iso(FROM),
      ends_on: cal.iso(FROM + Math.max(...gates.map((gate) => gate.to))),
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, gate] of gates.entries()) {
    const { id: gate_id } = await db
      .insertInto('gates')
      .values({
        venture_id: venture.id,
        nome: gate.nome,
        position,
        starts_on: cal.iso(FROM + gate.from),
        planned_on: cal.iso(FROM + gate.to),
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const cells = await db
      .insertInto('cells')
      .values(gate.cells.map(({ nome }, at) => ({ gate_id, nome, position: at, created_at })))
      .returning('id')
      .execute()
    const texts = gate.cells.flatMap((cell, at) => cell.atoms.map((atom) => ({ atom, cell_id: cells[at]!.id })))
    const step = (gate.to - gate.from) / texts.length
    const atoms = await db
      .insertInto('atoms')
      .values(
        texts.map(({ atom, cell_id }, at) => ({
          cell_id,
          nome: atom.nome,
          descricao: atom.descricao,
          data: cal.iso(FROM + gate.from + Math.round(step * (at + 1))),
          hours_planned: HOURS_PER_ITEM * atom.items.length,
          priority: 2,
          created_at,
        })),
      )
      .returning('id')
      .execute()
    const items = texts.flatMap(({ atom }, at) =>
      atom.items.map((item, place) => ({
        thing: 'atom',
        thing_id: atoms[at]!.id,
        text: capital(item),
        place: place + 1,
        created_at,
      })),
    )
    await db.insertInto('checklist_items').values(items).execute()
  }
}
