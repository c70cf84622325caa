import { particleStatus } from '#contract/particle/particle.rules.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { people } from '#server/db/demo/people.ts'
import { ventures } from '#server/db/demo/ventures/ventures.ts'
import type { Filling } from './structure.ts'

const { backlog, todo, doing, review, done } = particleStatus.of
const { low, normal, high, urgent } = venturePriority.of

/** Venture, title, column, priority, estimate in hours, days ago, who wants it; the first of them wrote it. */
const particles = [
  [
    'LUA-01',
    'Lista de desejos com aviso de queda de preço',
    backlog,
    normal,
    24,
    41,
    ['looper@', 'manager@', 'admin@'],
  ],
  ['LUA-01', 'Compra em dois cliques para quem já comprou', backlog, high, 32, 36, ['manager@', 'looper@']],
  ['LUA-01', 'Avaliações com foto', backlog, low, 16, 30, ['looper@']],
  ['LUA-01', 'Frete por retirada na loja', todo, high, 20, 24, ['director@', 'manager@', 'looper@', 'admin@']],
  ['LUA-01', 'Cupom que vale só no aplicativo', doing, normal, 12, 18, ['looper@']],
  ['LUA-01', 'Aviso de carrinho esquecido', review, normal, 10, 12, ['manager@', 'director@']],
  ['LUA-01', 'Busca que perdoa erros de digitação', done, high, 18, 50, ['looper@', 'admin@']],
  ['BEM-01', 'Lembrete da consulta por mensagem', backlog, high, 14, 27, ['manager@', 'looper@', 'director@']],
  ['BEM-01', 'Remarcar sem ligar para a clínica', todo, urgent, 22, 21, ['looper@', 'manager@']],
  ['BEM-01', 'Receita assinada digitalmente', backlog, normal, 40, 15, ['director@']],
  ['BEM-01', 'Fila de espera para desistências', doing, normal, 16, 9, ['looper@', 'admin@']],
  ['BEM-01', 'Tela de espera com o tempo previsto', done, low, 8, 44, ['manager@']],
] as const

/** Title, who says it, days ago, what. */
const comments = [
  [
    'Frete por retirada na loja',
    'manager@',
    20,
    'O cliente perguntou de novo. Podemos começar pelas lojas da capital.',
  ],
  ['Frete por retirada na loja', 'looper@', 19, 'O cálculo já aceita um endereço fixo; falta a tela de escolha.'],
  ['Remarcar sem ligar para a clínica', 'looper@', 14, 'Metade das ligações da recepção é só para isso.'],
  ['Lembrete da consulta por mensagem', 'manager@', 10, 'Um dia antes e de novo duas horas antes.'],
] as const

const paragraph = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** The backlogs of two ventures, with what people want of them and say about it. */
export const insertParticles = async (
  { db, cal }: Filling,
  ids: { readonly userIds: readonly number[]; readonly ventureIds: readonly number[] },
): Promise<void> => {
  const idOf = (email: string): number => ids.userIds[people.findIndex((it) => it.email.startsWith(email))]!
  const made = new Map<string, number>()
  for (const [code, nome, status, priority, hours_planned, days, voters] of particles) {
    const at = cal.at(-days, 600)
    const row = { nome, status, priority, hours_planned, author_id: idOf(voters[0]), created_at: at }
    const venture_id = ids.ventureIds[ventures.findIndex((it) => it.code === code)]!
    const { id } = await db
      .insertInto('particles')
      .values({ ...row, venture_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    made.set(nome, id)
    const votes = voters.map((email, nth) => ({ particle_id: id, user_id: idOf(email), at: cal.at(-days, 660 + nth) }))
    await db.insertInto('particle_votes').values(votes).execute()
  }
  const said = comments.map(([nome, email, days, text]) => ({
    thing: 'particle',
    thing_id: made.get(nome)!,
    author_id: idOf(email),
    body: paragraph(text),
    text,
    created_at: cal.at(-days, 700),
  }))
  await db.insertInto('comments').values(said).execute()
}
