import type { SupportStatus } from '#contract/support/support.steps.ts'
import type { SupportCategory } from '#contract/support/support.ts'
import { accounts, people } from '#server/db/demo/people.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { sayIn } from '#server/kit/words.ts'
import type { Filling } from './structure.ts'

interface Ask {
  /** The beginning of the author's e-mail. */
  by: string
  day: number
  category: SupportCategory
  subject: string
  message: string
  answer?: string
  closed?: true
}

const asks: readonly Ask[] = [
  {
    by: 'looper',
    day: -9,
    category: 'time',
    subject: 'Loop parado enquanto eu estava em reunião',
    message:
      'Na terça fiquei em reunião com o cliente e não vi o aviso de presença. O loop parou às 16:00, mas trabalhei até as 17:10. Como corrijo?',
    answer:
      'Abra o loop: ele pede o fim verdadeiro e uma justificativa. A marcação original fica guardada ao lado do ajuste.',
    closed: true,
  },
  {
    by: 'looper',
    day: -2,
    category: 'payment',
    subject: 'Horas da semana passada',
    message:
      'Conferi a Central de loops e a soma da semana passada deu 31,4 horas. É esse o número que entra na minha ordem?',
    answer: 'Sim: cada loop é arredondado ao décimo de hora e a soma é a que você vê no total do filtro.',
  },
  {
    by: 'client',
    day: -12,
    category: 'payment',
    subject: 'Comprovante de uma fatura paga por PIX',
    message: 'Quando pagamos uma fatura por PIX, precisamos enviar o comprovante ou o pagamento aparece sozinho?',
    answer:
      'Não precisa: damos baixa quando o dinheiro entra, e a página da fatura passa a mostrar o dia do pagamento.',
    closed: true,
  },
  {
    by: 'leticia.prado',
    day: -4,
    category: 'problem',
    subject: 'O aviso de presença não toca no meu computador',
    message: 'Vejo a janela, mas não ouço o som. Uso dois monitores e às vezes não percebo o aviso.',
    answer:
      'Abra a página Teste do computador e toque o som por lá. Se o navegador estiver mudo para o Nucleo, a página mostra como liberar.',
  },
  {
    by: 'partner',
    day: -1,
    category: 'question',
    subject: 'Prazo de aprovação de um gate',
    message: 'Se eu pedir um esclarecimento no quarto dia, a contagem de cinco dias recomeça depois da resposta?',
  },
  {
    by: 'client',
    day: -1,
    category: 'account',
    subject: 'Troca do e-mail de acesso',
    message: 'Nosso domínio mudou. Preciso que o meu acesso passe para o novo endereço, sem perder o histórico.',
  },
]

const statusOf = (ask: Ask): SupportStatus => {
  if (ask.closed) return 'closed'
  return ask.answer === undefined ? 'open' : 'answered'
}

/** A handful of conversations with the administrators, some of them still waiting. */
interface Answered {
  id: number
  to: string
  subject: string
  answer: string
  at: Date
}

/** The mail of an answer, kept: a demonstration sends nothing. */
const insertMail = async (db: Filling['db'], { id, to, subject, answer, at }: Answered): Promise<void> => {
  const say = sayIn('pt')
  const name = accounts[0]?.nome ?? ''
  const written = composeMail({
    to,
    locale: 'pt',
    kind: 'support',
    subject: say('support.mailAnswerSubject', { subject }),
    intro: say('support.mailAnswer', { name }),
    quote: answer,
    footer: say('support.mailWhere'),
  })
  await db
    .insertInto('mails')
    .values({
      code: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      to_address: written.to,
      subject: written.subject,
      body_text: written.text,
      body_html: written.html,
      kind: 'support',
      status: 'kept',
      created_at: at,
    })
    .execute()
}

export const insertSupport = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const idOf = (by: string) => userIds[people.findIndex((it) => it.email.startsWith(`${by}@`))]
  const admin = userIds[people.findIndex((it) => it.email === accounts[0]?.email)]
  for (const [at, ask] of asks.entries()) {
    const user_id = idOf(ask.by)
    const email = people.find((person) => person.email.startsWith(`${ask.by}@`))?.email ?? ''
    if (user_id === undefined || admin === undefined) continue
    const created_at = cal.at(ask.day, 570 + at * 47, 20)
    const answered_at = cal.at(ask.day, 655 + at * 47, 5)
    const { id } = await db
      .insertInto('support_messages')
      .values({
        user_id,
        subject: ask.subject,
        category: ask.category,
        message: ask.message,
        email,
        status: statusOf(ask),
        created_at,
        last_at: ask.answer === undefined ? created_at : answered_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (ask.answer === undefined) continue
    await db
      .insertInto('support_replies')
      .values({ message_id: id, author_id: admin, staff: true, message: ask.answer, at: answered_at })
      .execute()
    await insertMail(db, { id, to: email, subject: ask.subject, answer: ask.answer, at: answered_at })
  }
}
