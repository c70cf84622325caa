import { sql } from 'kysely'
import type { HoursNames } from '#contract/loop/import/hoursImport.ts'
import type { HoursToolKey } from '#contract/loop/import/tools.ts'
import type { Db } from '#server/db/open.ts'
import type { NamesIn } from '#server/loop/import/file.data.ts'
import { projectKey } from '#server/loop/import/file.data.ts'
import { takesHours } from '#server/loop/import/places.data.ts'
import { roleMay } from '#server/permission/holders.data.ts'

type Kind = 'person' | 'project' | 'task'
interface Found {
  readonly key: string
  readonly id: number
}
type ById = ReadonlyMap<string, number>

/** Records that one of several names means; a name of two records means none by itself. */
const single = (rows: readonly Found[]): ById => {
  const ids = new Map<string, Set<number>>()
  for (const { key, id } of rows) ids.set(key, (ids.get(key) ?? new Set()).add(id))
  return new Map([...ids].flatMap(([key, of]) => (of.size === 1 ? [[key, [...of][0] ?? 0] as const] : [])))
}

const rememberedOf = async (db: Db, tool: HoursToolKey, kind: Kind): Promise<ById> => {
  const { rows } = await sql<Found>`
    select name as key, record_id as id from hours_names where tool = ${tool} and kind = ${kind}`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Stores what names of a tool mean, for the next file of any administrator. */
export const rememberNames = async (
  db: Db,
  { tool, kind, names }: { tool: HoursToolKey; kind: Kind; names: readonly Found[] },
): Promise<void> => {
  if (names.length === 0) return
  await sql`insert into hours_names (tool, kind, name, record_id)
    select ${tool}, ${kind}, x.key, x.id from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as x (key text, id int)
    on conflict (tool, kind, name) do update set record_id = excluded.record_id`.execute(db)
}

/** Active people who track time, by e-mail, else by name. */
const peopleFor = async (db: Db, names: NamesIn['people']): Promise<ById> => {
  const asked = names.map(({ key, of }) => ({ key, email: of.email, name: of.name }))
  const { rows } = await sql<Found & { mail: boolean }>`
    select x.key, u.id, lower(u.email) = lower(x.email) as mail
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (key text, email text, name text)
    join users u on (lower(u.email) = lower(x.email)
      or (x.name <> '' and plain(trim(u.nome || ' ' || u.last_name)) = plain(x.name)))
    where u.status = 1 and u.deleted_at is null and ${roleMay(sql`u.role`, 'loop.run')}`.execute(db)
  const mails = new Set(rows.filter(({ mail }) => mail).map(({ key }) => key))
  return single(rows.filter(({ key, mail }) => mail || !mails.has(key)))
}

/** Ventures by name or code; of two, the one of the client that the file names. */
const venturesFor = async (db: Db, names: NamesIn['projects']): Promise<ById> => {
  const asked = names.map(({ key, of }) => ({ key, client: of.client, name: of.project }))
  const { rows } = await sql<Found & { client: boolean }>`
    select x.key, v.id, coalesce(plain(c.nome) = plain(x.client), false) as client
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (key text, client text, name text)
    join ventures v on plain(v.nome) = plain(x.name) or lower(v.code) = lower(x.name)
    left join clients c on c.id = v.cliente_id
    where x.name <> '' and v.deleted_at is null and not v.template`.execute(db)
  const clients = new Set(rows.filter(({ client }) => client).map(({ key }) => key))
  return single(rows.filter(({ key, client }) => client || !clients.has(key)))
}

/** Atoms by name in the ventures of their projects. */
const atomsFor = async (db: Db, names: NamesIn['tasks'], ventures: ById): Promise<ById> => {
  const asked = names.flatMap(({ key, of }) => {
    const venture = ventures.get(projectKey(of))
    return of.task === '' || venture === undefined ? [] : [{ key, venture, name: of.task }]
  })
  const { rows } = await sql<Found>`
    select x.key, a.id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (key text, venture int, name text)
    join atoms a on a.venture_id = x.venture and a.plain_nome = plain(x.name) where ${takesHours}`.execute(db)
  return single(rows)
}

/** What a person chose for names: an id, or null for none. */
export interface Chosen {
  readonly people: Readonly<Record<string, number | null>>
  readonly projects: Readonly<Record<string, number | null>>
  readonly tasks: Readonly<Record<string, number | null>>
}
export interface Meanings {
  readonly people: ById
  readonly projects: ById
  readonly tasks: ById
}

const merged = (
  names: readonly { readonly key: string }[],
  chosen: Readonly<Record<string, number | null>>,
  ...guesses: readonly ById[]
): ById =>
  new Map(
    names.flatMap(({ key }) => {
      const said = Object.hasOwn(chosen, key) ? chosen[key] : undefined
      const id = said === undefined ? guesses.map((of) => of.get(key)).find((found) => found !== undefined) : said
      return id === undefined || id === null ? [] : [[key, id] as const]
    }),
  )

const labelled = async (db: Db, of: Meanings): Promise<Record<keyof Meanings, ReadonlyMap<number, string>>> => {
  const ids = (from: ById) => [...new Set(from.values())]
  const { rows } = await sql<{ kind: keyof Meanings; id: number; nome: string }>`
    select 'people' as kind, u.id, trim(u.nome || ' ' || u.last_name) as nome from users u
      where u.id = any(${ids(of.people)}::int[]) and u.status = 1 and u.deleted_at is null and ${roleMay(sql`u.role`, 'loop.run')}
    union all select 'projects', v.id, v.nome from ventures v
      where v.id = any(${ids(of.projects)}::int[]) and v.deleted_at is null and not v.template
    union all select 'tasks', a.id, a.nome from atoms a
      where a.id = any(${ids(of.tasks)}::int[]) and ${takesHours}`.execute(db)
  const by = (kind: keyof Meanings) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, nome }) => [id, nome] as const))
  return { people: by('people'), projects: by('projects'), tasks: by('tasks') }
}

/** Removes what means a record that is gone. */
const living = (of: ById, names: ReadonlyMap<number, string>): ById =>
  new Map([...of].filter(([, id]) => names.has(id)))

/**
 * What the names of a file mean: as the person chose, else as last time, else by the same mail or name. Records that are gone
 * or take no loops are left out.
 */
export const meaningsOf = async (
  db: Db,
  names: NamesIn,
  { tool, chosen }: { tool: HoursToolKey; chosen: Chosen },
): Promise<Meanings & { labels: Awaited<ReturnType<typeof labelled>> }> => {
  const people = merged(
    names.people,
    chosen.people,
    await rememberedOf(db, tool, 'person'),
    await peopleFor(db, names.people),
  )
  const projects = merged(
    names.projects,
    chosen.projects,
    await rememberedOf(db, tool, 'project'),
    await venturesFor(db, names.projects),
  )
  const tasks = merged(
    names.tasks,
    chosen.tasks,
    await rememberedOf(db, tool, 'task'),
    await atomsFor(db, names.tasks, projects),
  )
  const labels = await labelled(db, { people, projects, tasks })
  return {
    people: living(people, labels.people),
    projects: living(projects, labels.projects),
    tasks: living(tasks, labels.tasks),
    labels,
  }
}

/** The names of a file for its person. */
export const shownNames = (
  names: NamesIn,
  { people, projects, tasks, labels }: Awaited<ReturnType<typeof meaningsOf>>,
): Pick<HoursNames, 'people' | 'projects' | 'tasks'> => {
  const record = (id: number | undefined, of: ReadonlyMap<number, string>) =>
    id === undefined ? null : { id, nome: of.get(id) ?? '' }
  return {
    people: names.people.map(({ key, of, lines }) => ({
      key,
      lines,
      ...of,
      record: record(people.get(key), labels.people),
    })),
    projects: names.projects.map(({ key, of, lines }) => ({
      key,
      lines,
      client: of.client,
      project: of.project,
      record: record(projects.get(key), labels.projects),
    })),
    tasks: names.tasks.map(({ key, of, lines }) => ({
      key,
      lines,
      ...of,
      record: record(tasks.get(key), labels.tasks),
    })),
  }
}
