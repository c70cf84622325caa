import { openStore } from '#server/db/open.ts'
import type { Database } from './database.ts'

const ATOMS = 100_000

const verbs = `Configurar Desenhar Integrar Revisar Publicar Migrar Testar Documentar Traduzir Corrigir Medir Planejar Entregar
  Validar Automatizar Organizar Atualizar Preparar Conferir Descrever`
const things = `pagamento integração relatório catálogo cadastro fatura contrato agenda painel aplicativo notificação busca
  permissão calendário estoque entrega pedido cliente equipe importação exportação assinatura sessão arquivo mensagem`

const listed = (words: string): string => `(regexp_split_to_array('${words.trim()}', '\\s+'))`

const atoms = `
  insert into atoms (cell_id, nome, descricao, status, priority, data, created_at)
  select 1 + i % 40, ${listed(verbs)}[1 + i * 7919 % 20] || ' ' || ${listed(things)}[1 + i * 104729 % 25] || ' ' || substr(md5(i::text), 1, 6),
    'Para ' || ${listed(things)}[1 + i * 15485863 % 25] || ' e ' || ${listed(things)}[1 + i * 32452843 % 25],
    i % 3, 1 + i % 4, current_date + (i % 90)::int - 30, now() - i * interval '1 minute'
  from generate_series(1::bigint, ${ATOMS}) i`

/** A hundred thousand atoms more, in five ventures; a third of them wait to be accepted, a third are, a third are finished. */
export const addAtoms = async (database: Database): Promise<void> => {
  const store = await openStore({ url: database.url, dir: database.dir, pool: 2 })
  await store.script(atoms)
  await store.script('vacuum analyze atoms')
  await store.close()
}

/** Ids of atoms that wait to be accepted: a half for the server, a half for the yardstick. */
export const waitingAtoms = async (database: Database): Promise<{ own: number[]; others: number[] }> => {
  const store = await openStore({ url: database.url, dir: database.dir, pool: 2 })
  const { rows } = await store.queueDb.executeSql('select id from atoms where status = 0 order by id', [])
  await store.close()
  const ids = rows.map((it: { id: number }) => it.id)
  return { own: ids.filter((id) => id % 2 === 0), others: ids.filter((id) => id % 2 === 1) }
}
