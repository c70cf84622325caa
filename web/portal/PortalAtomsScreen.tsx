import { IconAtom, IconEye } from '@tabler/icons-react'
import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import type { WaitingAtom } from '#contract/atom/page.ts'
import { portalAtomsWords } from '#contract/portal/portalAtoms.words.ts'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { LongText } from '#web/kit/rich/LongText.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card, Notice, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** One atom: what it is, where it belongs, for when, and its next step. */
const Atom = ({ of, decides }: { readonly of: WaitingAtom; readonly decides: boolean }) => {
  const t = useWords(portalAtomsWords)
  const f = useFormat()
  return (
    <Stack gap="small">
      <div>
        <strong>{of.nome}</strong>
        <Quiet figures>
          {of.ref} · <VentureName {...of.venture} /> · {[of.gate, of.entrega].filter(Boolean).join(' · ')}
        </Quiet>
        {of.data && (
          <Quiet figures>
            {t('plannedFor', { day: f.date(of.data) })} {of.late && <LateMark since={of.data} />}
          </Quiet>
        )}
      </div>
      {of.descricao && <LongText of={of.descricao} />}
      {decides && (
        <Row>
          <AtomSteps of={{ ...of, deleted_at: null }} acts={['accept', 'finish']} />
        </Row>
      )}
    </Stack>
  )
}

const groups = [
  { title: 'pending', empty: 'pendingNone', status: atomStatus.of.pending },
  { title: 'accepted', empty: 'acceptedNone', status: atomStatus.of.accepted },
] as const

/** Atoms of a client's company to accept and to finish (decision 142). */
export const PortalAtomsScreen = () => {
  const t = useWords(portalAtomsWords)
  const m = useWords(menuWords)
  const answer = useCall(atomCalls.waiting, {})
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: m('district_headquarter'), to: routes.headquarter.path }]}
      />
      <Answer of={answer}>
        {({ data, more, may_decide: decides }) =>
          data.length === 0 ? (
            <EmptyState icon={IconAtom} title={t('none')} body={t('noneBody')} />
          ) : (
            <Stack gap="large">
              {!decides && <Notice icon={IconEye}>{t('readsOnly')}</Notice>}
              {groups.map(({ title, empty, status }) => (
                <Card key={title} title={t(title)}>
                  <RuledList of={data.filter((it) => it.status === status)} empty={t(empty)}>
                    {(atom) => <Atom of={atom} decides={decides} />}
                  </RuledList>
                </Card>
              ))}
              {more && <Quiet>{t('more', { count: data.length })}</Quiet>}
            </Stack>
          )
        }
      </Answer>
    </>
  )
}
