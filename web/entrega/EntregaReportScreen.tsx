import { useParams } from 'react-router'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { entregaWords } from '#contract/entrega/entrega.words.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { type EntregaReport } from '#contract/entrega/page.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { AtomLine } from '#web/entrega/AtomLine.tsx'
import { EntregaBadge } from '#web/entrega/EntregaBadge.tsx'
import { ReportPdf } from '#web/entrega/ReportPdf.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { shownSize } from '#web/kit/form/fields/files/upload.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Columns, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import { FileName } from '#web/things/FileName.tsx'

const ID = /^[1-9]\d{0,9}$/

const useFacts = ({ entrega, organisation, seconds }: EntregaReport) => {
  const t = useWords(entregaPageWords)
  const n = useWords(entregaWords)
  const f = useFormat()
  const day = (it: string | null) => it && f.date(it)
  const { valor_centavos: value, progress } = entrega
  return [
    { label: t('organisation'), value: organisation },
    { label: n('column_venture'), value: entrega.venture && <VentureName {...entrega.venture} /> },
    { label: n('column_gate'), value: entrega.gate?.nome },
    { label: n('column_status'), value: <EntregaBadge status={entrega.status} /> },
    { label: n('column_planned_on'), value: day(entrega.planned_on) },
    { label: n('column_delivered_on'), value: day(entrega.delivered_on) },
    ...(value === undefined
      ? []
      : [{ label: n('column_valor_centavos'), value: value === null ? '' : f.money(value) }]),
    { label: t('finished'), value: t('of', { done: progress.done, total: progress.total }) },
    ...(seconds === undefined ? [] : [{ label: t('hours'), value: f.hours(seconds) }]),
  ]
}

const Report = ({ of }: { readonly of: EntregaReport }) => {
  const t = useWords(entregaPageWords)
  const f = useFormat()
  const facts = useFacts(of)
  const paths = useNounPaths(entregaNoun)
  const ventures = useNounPaths({ routes: ventureRoutes })
  const { role } = useSession()
  const { entrega } = of
  // A reader without the deliverable's page comes from its venture.
  const crumb = mayOpen(routes.entregaShow, role)
    ? { label: entrega.nome, to: paths.show(entrega) ?? paths.list }
    : { label: entrega.venture?.nome ?? '', to: (entrega.venture && ventures.show(entrega.venture)) ?? paths.list }
  return (
    <>
      <PageHeader
        title={t('reportTitle')}
        documentTitle={`${t('reportTitle')}: ${of.entrega.nome}`}
        lead={of.entrega.nome}
        crumbs={[crumb]}
        actions={<ReportPdf id={of.entrega.id} name={of.entrega.nome} />}
      />
      <Columns>
        <Card title={t('done')} lead={of.entrega.descricao || undefined}>
          <RuledList of={of.atoms} empty={t('atomsNone')}>
            {(atom) => <AtomLine of={atom} venture_id={entrega.venture_id} full />}
          </RuledList>
        </Card>
        <Stack>
          <Card>
            <FactList facts={facts} />
          </Card>
          <Card title={t('evidence')}>
            <RuledList of={of.files} empty={t('evidenceNone')}>
              {(file) => (
                <Stack gap="tight">
                  <FileName of={file} />
                  <Quiet>{`${shownSize(file.size, f.number)} · ${f.date(file.at)}`}</Quiet>
                </Stack>
              )}
            </RuledList>
          </Card>
        </Stack>
      </Columns>
    </>
  )
}

/** Delivery report: work done, hours and evidence. */
export const EntregaReportScreen = () => {
  const { id = '' } = useParams()
  const answer = useCall(entregaCalls.report, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={entregaNoun} denied={refused === 403} />
  return <Answer of={answer}>{(data) => <Report of={data} />}</Answer>
}
