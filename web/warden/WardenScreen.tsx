import { wardenWords } from '#contract/ownData/warden.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { termsCalls } from '#contract/terms/terms.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Columns, TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTabs, useListTab } from '#web/list/ListTabs.tsx'
import { RequestList } from '#web/ownData/RequestList.tsx'
import { AcceptanceList } from '#web/terms/AcceptanceList.tsx'

const tabs = { requests: RequestList, acceptances: AcceptanceList } as const
type Tab = keyof typeof tabs

/** One's own answer to the terms, and the way to one's own data. */
const Own = () => {
  const t = useWords(wardenWords)
  const f = useFormat()
  const mine = useCall(termsCalls.myAnswer, {})
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Columns even>
        <Card title={t('terms')}>
          <Answer of={mine} rows={1}>
            {({ version, answer }) => {
              if (!answer) return <p>{t('notAnswered', { version })}</p>
              const said = { version: answer.version, date: f.dateTime(answer.at) }
              return <p>{t(answer.accepted ? 'accepted' : 'refused', said)}</p>
            }}
          </Answer>
          <TextLink to={pathTo('terms')}>{t('toTerms')}</TextLink>
        </Card>
        <Card title={t('data')}>
          <p>{t('dataLead')}</p>
          <TextLink to={pathTo('profile')}>{t('toProfile')}</TextLink>
        </Card>
      </Columns>
    </>
  )
}

const Lists = ({ names, first }: { readonly names: readonly Tab[]; readonly first: Tab }) => {
  const t = useWords(wardenWords)
  const of = useListTab(names, first)
  const Shown = tabs[of.tab]
  const choices = names.map((key) => ({ key, label: t(`tab_${key}`) }))
  return <Shown key={of.tab} tabs={names.length > 1 && <ListTabs label={t('tabs')} choices={choices} {...of} />} />
}

/** Governance: the lists that somebody may read, or what concerns themselves for all others. */
export const WardenScreen = () => {
  const { can } = useSession()
  const names: Tab[] = [
    ...(can('governance.erase') ? (['requests'] as const) : []),
    ...(can('governance.open') ? (['acceptances'] as const) : []),
  ]
  const [first] = names
  return first === undefined ? <Own /> : <Lists names={names} first={first} />
}
