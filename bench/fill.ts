import { TERMS_VERSION } from '#contract/terms/terms.ts'
import type { Store } from '#server/db/open.ts'
import { makePasswords } from '#server/kit/session/password.ts'

export const PEOPLE = 200
/** The first of the people see everybody's loops; the rest run loops. */
export const ADMINISTRATORS = 4
/** After them a client, who runs no loop and has screens of its own. */
export const CLIENT = PEOPLE + 1
export const VENTURES = 20
const ATOMS_OF_EACH_VENTURE = 40
/** Working days in twelve months, so that the smaller organisation has two loops a day and person, the larger twenty. */
const DAYS = 260
export const PASSWORD = 'Nucleo-bench-1'

export const emailOf = (user_id: number): string => `p${user_id}@bench.example`

const structure = (passwordHash: string): string => `
  insert into organisation values (1, 'Bench', now());
  insert into users (role, nome, last_name, email, password_hash, status, mail_verified_at, valor_hora_centavos, created_at)
    select case when i <= ${ADMINISTRATORS} then 1 when i = ${CLIENT} then 3 else 4 end, 'Pessoa ' || i, 'da Silva', 'p' || i || '@bench.example',
      '${passwordHash}', 1, now() - interval '13 months', 4000 + i * 10, now() - interval '13 months'
    from generate_series(1, ${CLIENT}) i order by i;
  insert into terms_acceptances (user_id, version, accepted, at) select id, '${TERMS_VERSION}', true, now() from users;
  insert into clients (nome, created_at) select 'Cliente ' || i, now() from generate_series(1, 5) i;
  insert into ventures (code, nome, cliente_id, stage, created_at)
    select 'B-' || i, 'Projeto ' || i, 1 + i % 5, 'execution', now() - interval '13 months'
    from generate_series(1, ${VENTURES}) i order by i;
  insert into gates (venture_id, nome, status, position, created_at)
    select v, 'Gate ' || g, 'in_progress', g, now() from generate_series(1, ${VENTURES}) v, generate_series(1, 4) g order by v, g;
  insert into cells (gate_id, nome, position, created_at)
    select g.id, 'Célula ' || c, c, now() from gates g, generate_series(1, 2) c order by g.id, c;
  insert into atoms (cell_id, nome, status, data, created_at)
    select (v - 1) * 8 + 1 + a % 8, 'Átomo ' || a || ' do projeto ' || v, 1, current_date, now() - interval '13 months'
    from generate_series(1, ${VENTURES}) v, generate_series(1, ${ATOMS_OF_EACH_VENTURE}) a order by v, a;
  -- Everybody works in three ventures, on four atoms of each.
  insert into venture_members (venture_id, user_id)
    select 1 + (u * 7 + k * 3) % ${VENTURES}, u from generate_series(1, ${PEOPLE}) u, generate_series(0, 2) k;
  insert into atom_loopers (atom_id, user_id)
    select (m.venture_id - 1) * ${ATOMS_OF_EACH_VENTURE} + 1 + (m.user_id * 3 + a) % ${ATOMS_OF_EACH_VENTURE}, m.user_id
    from venture_members m, generate_series(0, 3) a;`

/** Slots side by side within a day's nine hours, so that no two loops of a person overlap; some slots stay empty. */
const loops = (count: number): string => {
  const each = Math.ceil(count / PEOPLE)
  const slots = Math.ceil(each / DAYS)
  const slot = Math.floor((9 * 3600) / slots)
  return `
  insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, concluded_from, concluded_at,
      descricao, tipo, valor_hora_centavos, horas_decimos, created_at)
    select w.user_id, a.id, (a.id - 1) / ${ATOMS_OF_EACH_VENTURE} + 1, w.at, w.at + w.lasting * interval '1 second', 3, 2,
      w.at + w.lasting * interval '1 second', 'Trabalho de bancada em ' || w.slot || ', ' || md5(w.at::text),
      1 + (w.user_id + w.slot) % 11, 5000, w.lasting / 360, w.at
    from (
      select u.id as user_id, s as slot, floor(${slot} * (0.4 + 0.5 * random()))::int as lasting,
        (d.day + time '08:00') at time zone 'America/Sao_Paulo' + (s * ${slot} + floor(random() * ${slot} * 0.1)) * interval '1 second' as at,
        row_number() over (partition by u.id order by d.day desc, s desc) as place
      from users u,
        (select current_date - i as day from generate_series(1, 366) i where extract(isodow from current_date - i) < 6
          order by i limit ${DAYS}) d,
        generate_series(0, ${slots - 1}) s
    ) w
    join lateral (
      select l.atom_id as id from atom_loopers l where l.user_id = w.user_id
      order by l.atom_id offset (w.slot + extract(doy from w.at)::int) % 12 limit 1
    ) a on true
    where w.place <= ${each} order by w.at limit ${count};
  -- The last days of a few people wait for their owners.
  update loops set status = 4, concluded_from = null, concluded_at = null, tipo = null, valor_hora_centavos = null, horas_decimos = null
    where id in (select distinct on (user_id) id from loops where user_id % 9 = 0 order by user_id, data_inicio desc);
  update loops set data_fim_ajuste = data_fim - interval '1 minute', ajustes = 'Parei antes' where id % 40 = 0;`
}

const KEPT = /^(loops_pkey|loops_no_overlap)$/

/** Checks and indexes beside the table are made again after the rows, which is several times as fast as keeping them up. */
const withoutIndexes = async (store: Store, overlap: boolean, write: () => Promise<void>): Promise<void> => {
  const { rows } = await store.queueDb.executeSql(
    `select indexname as name, indexdef as text from pg_indexes where tablename = 'loops'`,
    [],
  )
  const indexes = rows.map((it: { name: string; text: string }) => it).filter((it) => !KEPT.test(it.name))
  const constraint = await store.queueDb.executeSql(
    `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'loops_no_overlap'`,
    [],
  )
  for (const index of indexes) await store.script(`drop index ${index.name}`)
  await store.script('alter table loops drop constraint loops_no_overlap')
  await write()
  for (const index of indexes) await store.script(index.text)
  if (overlap)
    await store.script(`alter table loops add constraint loops_no_overlap ${String(constraint.rows[0]?.text)}`)
}

/** Fills a migrated, empty database with an organisation of 200 people who ran `count` loops in twelve months. */
export const fill = async (store: Store, count: number, options: { overlapConstraint: boolean }): Promise<void> => {
  await store.script(structure(await makePasswords().hash(PASSWORD)))
  await withoutIndexes(store, options.overlapConstraint, () => store.script(loops(count)))
  await store.script('vacuum analyze')
}
