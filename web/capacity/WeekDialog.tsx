import { atomNoun } from '#contract/atom/atom.noun.ts'
import { capacityCalls } from '#contract/capacity/capacity.ts'
import { capacityWords } from '#contract/capacity/capacity.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

export interface WeekOfPerson {
  readonly id: number | null
  readonly nome: string
  readonly week: string
}

/** The atoms that fill a week of a person, those with most of it first. */
export const WeekDialog = ({ of, onClose }: { readonly of: WeekOfPerson; readonly onClose: () => void }) => {
  const t = useWords(capacityWords)
  const f = useFormat()
  const { show, list } = useNounPaths(atomNoun)
  const { id, nome, week } = of
  const answer = useCall(capacityCalls.week, id === null ? { week } : { user_id: id, week })
  return (
    <Dialog open size="lg" title={t('atomsTitle', { person: nome, day: f.date(week) })} onClose={onClose}>
      <Answer of={answer}>
        {({ data, more }) => (
          <Stack>
            <RuledList of={data} empty={t('atomsNone')}>
              {(atom) => {
                const to = show(atom)
                return (
                  <Row at="between">
                    <Stack gap="tight">
                      <span>
                        {atom.short_id} {to ? <TextLink to={to}>{atom.nome}</TextLink> : atom.nome}
                      </span>
                      <Quiet>
                        <VentureName id={atom.venture_id} nome={atom.venture} /> ·{' '}
                        {t('due', { day: f.date(atom.data) })}
                      </Quiet>
                    </Stack>
                    <span className="figures">{f.hours(atom.seconds)}</span>
                  </Row>
                )
              }}
            </RuledList>
            {more && <Quiet>{t('more')}</Quiet>}
            {id !== null && <TextLink to={`${list}?responsavel_id=${String(id)}&status=0,1`}>{t('all')}</TextLink>}
          </Stack>
        )}
      </Answer>
    </Dialog>
  )
}
