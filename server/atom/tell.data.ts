import { sql } from 'kysely'
import { atomNoun } from '#contract/atom/atom.noun.ts'
import type { HandAct } from '#contract/atom/atom.rules.ts'
import { pathTo } from '#contract/routes/match.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Context } from '#server/kit/context.ts'
import type { Note, NoteWord } from '#server/notification/mailNotes.data.ts'
import { notifyOthers, takeBack } from '#server/notification/notification.data.ts'

/** An atom, and the people to whom it was assigned. */
export interface Given {
  readonly id: number
  readonly people: readonly number[]
}

/** Responsible person of each of these atoms, where there is one. */
export const responsibleFor = async (ids: readonly number[], { db }: Pick<Context, 'db'>): Promise<Given[]> => {
  const { rows } = await sql<Given>`select id, array[responsavel_id] as people from atoms
    where id = any(${ids}::int[]) and responsavel_id is not null`.execute(db)
  return rows
}

/** Key of an act in its notifications; it contains the author's id, so nobody can name another person's act. */
const actOf = (act: string, { user }: Context): string => `${user.id}:${act}`

/** Notification of each person's atoms: the first one's name and short id; for several it links to the page of one's own work. */
const noted = async (word: NoteWord, by: ReadonlyMap<number, readonly number[]>, ctx: Context): Promise<Note[]> => {
  const firsts = [...by.values()].flatMap(([first]) => first ?? [])
  if (firsts.length === 0) return []
  const { rows } = await sql<{ id: number; nome: string; ref: string }>`
    select t.id, t.nome, w.sigla || '-' || t.number as ref from atoms t join ventures w on w.id = t.venture_id
    where t.id = any(${firsts}::int[])`.execute(ctx.db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return [...by].map(([user_id, atoms]) => {
    const [first = 0] = atoms
    const { nome = '', ref = '' } = known.get(first) ?? {}
    const params = { name: ctx.user.nome, atom: nome, ref, count: atoms.length }
    return { user_id, word, params, link: atoms.length === 1 ? linkOf(atomNoun, first) : pathTo('myWork') }
  })
}

/** Notifies people of atoms that were assigned to them, once for any number. `act` identifies them for an undo. */
export const tellGiven = async (given: readonly Given[], ctx: Context, act?: string): Promise<void> => {
  const by = new Map<number, number[]>()
  for (const { id, people } of given)
    for (const person of new Set(people)) if (person !== ctx.user.id) by.set(person, [...(by.get(person) ?? []), id])
  const word = 'notification.atomGiven'
  const notes = await noted(word, by, ctx)
  const marked =
    act === undefined ? notes : notes.map((it) => ({ ...it, params: { ...it.params, act: actOf(act, ctx) } }))
  if (notes.length > 0) await notifyOthers(ctx, marked)
}

/** Deletes the unread notifications of an act that its author has undone. */
export const untellGiven = (act: string, ctx: Context): Promise<void> =>
  takeBack(
    ctx,
    sql`n.word = 'notification.atomGiven' and n.read_at is null and n.params->>'act' = ${actOf(act, ctx)}
      and n.created_at > ${ctx.now}::timestamptz - interval '1 hour'`,
  )

const wordOf: { readonly [A in HandAct]?: NoteWord } = {
  accept: 'notification.atomAccepted',
  approve: 'notification.atomApproved',
}

/** True when a step is notified to the people of the atom. */
export const tells = (act: HandAct): boolean => wordOf[act] !== undefined

/** Notifies the people of an atom that somebody accepted it, so that they may start, or approved their work. */
export const tellStep = async ({ id, people }: Given, act: HandAct, ctx: Context): Promise<void> => {
  const word = wordOf[act]
  const others = [...new Set(people)].filter((it) => it !== ctx.user.id)
  if (word === undefined || others.length === 0) return
  await notifyOthers(ctx, await noted(word, new Map(others.map((user_id) => [user_id, [id]])), ctx))
}
