import { sql } from 'kysely'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { entregaStatus } from '#contract/entrega/entrega.steps.ts'
import type { EntregaReport, ReportAtom } from '#contract/entrega/page.ts'
import { formatDate } from '#contract/kit/dates.ts'
import { brl } from '#contract/kit/money.ts'
import { entregaOf } from '#server/entrega/entrega.data.ts'
import type { Context } from '#server/kit/context.ts'
import { namePart, sheetDownload, type Download } from '#server/kit/http/download.ts'
import { organisationLogo, organisationName } from '#server/kit/organisation.ts'
import type { SheetColumn } from '#server/kit/sheet/sheet.ts'

const atomsOf = async (id: number, ctx: Context): Promise<ReportAtom[]> => {
  const time = ctx.may('atom.seeTime')
    ? sql`, (select coalesce(sum(l.segundos), 0)::bigint from loops l where l.atomo_id = a.id) as seconds`
    : sql``
  // The statuses invoiced and paid concern the pay of loopers: people who do not work on atoms read approved.
  const status = ctx.may('atom.open') ? sql`a.status` : sql`least(a.status, 4)`
  const { rows } = await sql<ReportAtom>`
    select a.id, a.nome, a.descricao, c.nome as cell, ${status} as status, a.data_fim as finished_on ${time}
    from atoms a join cells c on c.id = a.cell_id and c.deleted_at is null
      join gates g on g.id = c.gate_id and g.deleted_at is null
    where a.entrega_id = ${id} and a.deleted_at is null and a.status <> 3
    order by g.position, c.position, c.id, a.id`.execute(ctx.db)
  return rows
}

const filesOf = async (id: number, { db }: Context): Promise<EntregaReport['files']> => {
  const { rows } = await sql<EntregaReport['files'][number]>`
    select t.id, t.nome, t.type, t.size, t.claimed_at as at from files t
    where t.thing = 'entrega' and t.thing_id = ${id} and t.use = 'attachment' and t.removed_at is null
    order by t.claimed_at, t.id`.execute(db)
  return rows
}

/** Work done for a deliverable; values that the reader may not see are not computed. */
export const reportOf = async (id: number, ctx: Context): Promise<EntregaReport> => {
  const entrega = await entregaOf(id, ctx)
  const atoms = await atomsOf(id, ctx)
  return {
    entrega,
    organisation: (await organisationName(ctx.db)) ?? '',
    atoms,
    ...(ctx.may('atom.seeTime') && { seconds: atoms.reduce((sum, it) => sum + (it.seconds ?? 0), 0) }),
    files: await filesOf(id, ctx),
  }
}

const one = async function* <R>(rows: readonly R[]): AsyncGenerator<readonly R[]> {
  yield rows
}

/** The report as a table: a heading with the agreement, a line for each atom, and the sum of hours. */
export const reportFile = async (id: number, ctx: Context): Promise<Download> => {
  const { entrega, atoms, seconds, files } = await reportOf(id, ctx)
  const { say, locale } = ctx
  const day = (it: string | null) => it && formatDate(it, locale)
  const columns: SheetColumn<ReportAtom>[] = [
    { key: 'nome', title: say('entrega.reportAtom'), kind: 'text', value: (it) => it.nome },
    { key: 'descricao', title: say('entrega.column_descricao'), kind: 'text', value: (it) => it.descricao },
    { key: 'cell', title: say('entrega.reportCell'), kind: 'text', value: (it) => it.cell },
    {
      key: 'status',
      title: say('entrega.column_status'),
      kind: 'text',
      value: (it) => say(`atom.status_${atomStatus.keyOf(it.status) ?? 'pending'}`),
    },
    ...(seconds === undefined
      ? []
      : [
          {
            key: 'seconds',
            title: say('entrega.reportHours'),
            kind: 'duration' as const,
            sum: true as const,
            value: (it: ReportAtom) => it.seconds ?? 0,
          },
        ]),
  ]
  const about = [
    { label: say('entrega.column_venture'), value: entrega.venture?.nome },
    { label: say('entrega.column_gate'), value: entrega.gate?.nome },
    {
      label: say('entrega.column_status'),
      value: say(`entrega.status_${entregaStatus.keyOf(entrega.status) ?? 'waiting'}`),
    },
    { label: say('entrega.column_planned_on'), value: day(entrega.planned_on) },
    { label: say('entrega.column_delivered_on'), value: day(entrega.delivered_on) },
    {
      label: say('entrega.column_valor_centavos'),
      value: typeof entrega.valor_centavos === 'number' ? brl(entrega.valor_centavos) : null,
    },
    { label: say('entrega.column_descricao'), value: entrega.descricao },
    { label: say('entrega.reportEvidence'), value: files.map((it) => it.nome).join(', ') },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  const sheet = {
    title: say('entrega.reportTitle', { name: entrega.nome }),
    organisation: await organisationName(ctx.db),
    logo: await organisationLogo(ctx),
    about,
    columns,
    batches: one(atoms),
    count: atoms.length,
    locale,
    zone: ctx.user.zone,
    now: ctx.now,
  }
  return sheetDownload(sheet, { name: namePart(sheet.title), format: 'pdf' })
}
