import type { SignedInRole } from '#contract/access/roles.ts'
import type { RichBlock, RichDoc } from '#contract/kit/rich.ts'
import type { NewsReaction } from '#contract/news/news.rules.ts'
import { newsStatus } from '#contract/news/news.steps.ts'
import { accounts } from '#server/db/demo/people.ts'
import type { Filling } from './rows/structure.ts'

interface NewsText {
  /** The beginning of the author's e-mail. */
  readonly author: string
  /** Day from today and minute of that day on which it was, or will be, published. */
  readonly day: number
  readonly from: number
  readonly status: keyof typeof newsStatus.of
  readonly nome: string
  readonly resumo: string
  readonly body: readonly RichBlock[]
  readonly roles?: readonly SignedInRole[]
  /** Code of the venture whose people read it. */
  readonly venture?: string
  readonly asks_ack?: true
  readonly pinned?: true
  readonly reactions?: readonly (readonly [who: string, reaction: NewsReaction])[]
  /** Who read it; those of `acked` said that they know of it, too. */
  readonly read?: readonly string[]
  readonly acked?: readonly string[]
}

const p = (text: string): RichBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const strong = (text: string, rest: string): RichBlock => ({
  type: 'paragraph',
  content: [
    { type: 'text', text, marks: [{ type: 'bold' }] },
    { type: 'text', text: rest },
  ],
})
const list = (...items: readonly string[]): RichBlock => ({
  type: 'bulletList',
  content: items.map((it) => ({ type: 'listItem', content: [p(it)] })),
})

const news: readonly NewsText[] = [
  {
    author: 'admin',
    day: -2,
    from: 560,
    status: 'published',
    nome: 'Recesso de fim de ano: de 24 de dezembro a 2 de janeiro',
    resumo: 'O que para, o que continua e até quando entregar as horas da última semana.',
    body: [
      p('Este ano o recesso é de onze dias. Quem está de plantão já foi avisado e recebe como em qualquer semana.'),
      list(
        'A última semana de pagamento fecha na sexta-feira antes do recesso.',
        'Loops da semana do recesso entram na primeira semana de janeiro.',
        'Clientes com contrato de suporte continuam atendidos pelo telefone do plantão.',
      ),
      strong('Dúvidas? ', 'Comente aqui embaixo ou fale com o suporte.'),
    ],
    asks_ack: true,
    pinned: true,
    reactions: [
      ['director', 'party'],
      ['manager', 'party'],
      ['finance', 'like'],
    ],
    read: ['director', 'manager', 'finance'],
    acked: ['director', 'manager'],
  },
  {
    author: 'director',
    day: -5,
    from: 630,
    status: 'published',
    nome: 'Nova política de dados pessoais nos ambientes de teste',
    resumo: 'Nenhum dado real sai da produção. Leia e diga que está ciente.',
    body: [
      p(
        'A partir de agora, homologação e desenvolvimento usam só pessoas inventadas, mesmo quando o cliente oferece uma cópia.',
      ),
      list(
        'Precisa ver um caso real? Peça ao cliente que o abra com você ao lado.',
        'Encontrou dados reais fora da produção? Avise na mesma hora, pelo suporte.',
      ),
    ],
    roles: [1, 2, 4, 7],
    asks_ack: true,
    read: ['admin', 'manager'],
    acked: ['admin'],
    reactions: [['admin', 'clap']],
  },
  {
    author: 'manager',
    day: -1,
    from: 870,
    status: 'published',
    nome: 'Loja Lua Cheia passou de mil pedidos em um dia',
    resumo: 'O que segurou a loja em pé, e o que ainda dói.',
    body: [
      p('Ontem a loja recebeu 1.204 pedidos, quase o dobro do maior dia até aqui, sem fila na reserva de estoque.'),
      p(
        'O relatório da tarde mostra que a busca ainda leva mais de um segundo com filtros de tamanho. É o próximo átomo.',
      ),
    ],
    venture: 'LUA-01',
    reactions: [
      ['admin', 'party'],
      ['director', 'clap'],
      ['looper', 'love'],
    ],
    read: ['admin', 'director', 'looper'],
  },
  {
    author: 'finance',
    day: -8,
    from: 600,
    status: 'published',
    nome: 'Notas fiscais agora entram na própria ordem de pagamento',
    resumo: 'Envie o XML da NFS-e na página da ordem; o financeiro confere e paga.',
    body: [
      p(
        'Quem emite nota não precisa mais mandá-la por e-mail. Na página da ordem, escolha o arquivo XML: o número, o valor e o tomador são lidos dele.',
      ),
      p('Se algo não bater com a ordem, a página diz o quê antes de qualquer pagamento.'),
    ],
    roles: [1, 4, 6, 7],
    read: ['admin'],
  },
  {
    author: 'supervisor',
    day: -12,
    from: 690,
    status: 'published',
    nome: 'Café com demonstrações volta às quintas, às 16h',
    resumo: 'Dez minutos por venture, sem slides: só o que já funciona.',
    body: [
      p(
        'Cada venture mostra o que entregou na semana. Quem estiver de passagem é bem-vindo, clientes e parceiros também.',
      ),
    ],
    reactions: [
      ['manager', 'like'],
      ['partner', 'like'],
    ],
    read: ['manager', 'partner', 'admin'],
  },
  {
    author: 'admin',
    day: 3,
    from: 540,
    status: 'scheduled',
    nome: 'Pesquisa de clima: dez perguntas, sem nome',
    resumo: 'Fica aberta por duas semanas; o resultado sai em janeiro.',
    body: [p('As respostas não guardam quem respondeu. O resumo por setor só aparece com cinco respostas ou mais.')],
  },
  {
    author: 'manager',
    day: -40,
    from: 600,
    status: 'expired',
    nome: 'Inscrições para o curso de acessibilidade',
    resumo: 'Vinte vagas, em duas turmas.',
    body: [p('As turmas estão completas. Quem ficou na lista de espera é avisado da próxima.')],
    read: ['admin', 'director'],
  },
  {
    author: 'director',
    day: 0,
    from: 545,
    status: 'draft',
    nome: 'Metas do primeiro trimestre',
    resumo: '',
    body: [p('Rascunho: falta combinar os números com o comercial.')],
    roles: [1, 2, 7],
  },
]

const docOf = (content: readonly RichBlock[]): RichDoc => ({ type: 'doc', content: [...content] })

interface Answered extends Pick<Filling, 'db' | 'cal'> {
  readonly id: number
  readonly item: NewsText
  readonly idOf: (key: string) => number
}

/** Who read an item, knows of it and reacted to it. */
const insertAnswers = async ({ db, cal, id, item, idOf }: Answered): Promise<void> => {
  const { day, from, read = [], acked = [], reactions = [] } = item
  for (const who of read)
    await db
      .insertInto('news_reads')
      .values({
        news_id: id,
        user_id: idOf(who),
        read_at: cal.at(day, from + 25),
        acked_at: acked.includes(who) ? cal.at(day, from + 26) : null,
      })
      .execute()
  for (const [who, reaction] of reactions)
    await db
      .insertInto('news_reactions')
      .values({ news_id: id, user_id: idOf(who), reaction, at: cal.at(day, from + 27) })
      .execute()
}

/** The columns that follow from the status. */
const momentsOf = ({ status, day, from }: NewsText, cal: Filling['cal']) => {
  const at = cal.at(day, from)
  if (status === 'draft') return { created_at: cal.at(-1, 1010) }
  if (status === 'scheduled') return { publish_at: at, created_at: cal.at(-1, 1010) }
  const out = { published_at: at, announced_at: at, created_at: at }
  return status === 'expired' ? { ...out, expires_at: cal.at(day + 20, from) } : out
}

/** News of every status; the pinned one waits for an answer of most people. */
export const insertNews = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const idOf = (key: string): number => userIds[accounts.findIndex((it) => it.email.startsWith(`${key}@`))]!
  for (const item of news) {
    const { author, nome, resumo, status, roles = [], venture = '', asks_ack = false, pinned = false } = item
    const ids = await db.selectFrom('ventures').select('id').where('code', '=', venture).execute()
    const { id } = await db
      .insertInto('news')
      .values({
        nome,
        resumo,
        body: JSON.stringify(docOf(item.body)),
        roles: [...roles],
        ventures: ids.map((it) => it.id),
        asks_ack,
        pinned,
        status: newsStatus.of[status],
        author_id: idOf(author),
        ...momentsOf(item, cal),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertAnswers({ db, cal, id, item, idOf })
  }
}
