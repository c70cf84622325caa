import { openStore } from '#server/db/open.ts'
import { startChild } from '../child.ts'
import type { Figure } from '../figure.ts'
import type { Engine, Ground } from '../ground.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 20_000
const ATOMS = 100_000
const TURNS = 5
const SECONDS = 1.5

const verbs = `Configurar Desenhar Integrar Revisar Publicar Migrar Testar Documentar Traduzir Corrigir Medir Planejar Entregar
  Validar Automatizar Organizar Atualizar Preparar Conferir Descrever`
const things = `pagamento integração relatório catálogo cadastro fatura contrato agenda painel aplicativo notificação busca
  permissão calendário estoque entrega pedido cliente equipe importação exportação assinatura sessão arquivo mensagem`
/** Another form of a word, without accents, a beginning, two words, a rare one, a short id. */
const typed = ['integracoes', 'relatorio', 'notif', 'desenhar catalogos', 'assinaturas mensais', '7f3a', 'B1-77']

const listed = (words: string): string => `(regexp_split_to_array('${words.trim()}', '\\s+'))`

const atoms = `
  insert into atoms (cell_id, nome, descricao, status, data, created_at)
  select 1 + i % 40, ${listed(verbs)}[1 + i * 7919 % 20] || ' ' || ${listed(things)}[1 + i * 104729 % 25] || ' ' || substr(md5(i::text), 1, 6),
    'Para ' || ${listed(things)}[1 + i * 15485863 % 25] || ' e ' || ${listed(things)}[1 + i * 32452843 % 25], 1, current_date, now()
  from generate_series(1::bigint, ${ATOMS}) i`

const addAtoms = async (ground: Ground): Promise<void> => {
  const store = await openStore({ url: ground.url, dir: ground.dir, pool: 2 })
  await store.script(atoms)
  await store.script('vacuum analyze atoms')
  await store.close()
}

const p50 = (it: Round): number => it.p50

/** (i) What an administrator finds by words among 100,000 atoms, against the plain page of ten people. */
export const searchAtoms = async (engine: Engine): Promise<Figure[]> => {
  const ground = await engine.take(LOOPS)
  await addAtoms(ground)
  const server = await startServer(ground)
  const load = startChild('load.ts')
  const calls = (play: string, queries: string[]) => () => round(load, 'round', { play, seconds: SECONDS, queries })
  try {
    await load.ask('signIn', { port: server.port, ids: [1] })
    const [searched, plain] = await byTurns(TURNS, [
      calls(
        'search',
        typed.map((it) => `?q=${encodeURIComponent(it)}`),
      ),
      calls('people', ['']),
    ])
    const inMs = (rounds: Round[] | undefined) => middle(rounds, p50).toFixed(1)
    return [
      {
        part: 'i',
        engine: engine.name,
        what: 'search among 100,000 atoms against the plain page',
        value: ratio(searched, plain, p50),
        unit: '',
        bound: { atMost: 5 },
        from: `${inMs(searched)} and ${inMs(plain)} ms`,
      },
    ]
  } finally {
    load.stop()
    await server.stop()
    await ground.drop()
  }
}
