import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { ClubList } from '#web/invitation/ClubList.tsx'
import { InvitationList } from '#web/invitation/InvitationList.tsx'
import { RequestList } from '#web/invitation/RequestList.tsx'
import { useLeadKnown } from '#web/invitation/useSilentLead.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { useWords } from '#web/kit/words.ts'

const tabs = { invitations: InvitationList, requests: RequestList, codes: ClubList } as const
const names = ['invitations', 'requests', 'codes'] as const satisfies readonly (keyof typeof tabs)[]
type Tab = (typeof names)[number]

interface ChoiceProps {
  readonly tab: Tab
  readonly focused: boolean
  readonly onChoose: (tab: Tab) => void
}

/** Each list mounts its own; the focus of whoever chose goes from one to the next. */
const Choice = ({ tab, focused, onChoose }: ChoiceProps) => {
  const t = useWords(invitationWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) box.current?.querySelector<HTMLInputElement>(':checked')?.focus()
  }, [focused])
  return (
    <div ref={box} data-tour="invitation-tabs">
      <Segments
        label={t('tabs')}
        name="tab"
        value={tab}
        choices={names.map((key) => ({ key, label: t(`tab_${key}`) }))}
        onChange={(key) => onChoose(key ?? 'invitations')}
      />
    </div>
  )
}

/** Invitations, who asks for one, and the codes that hand them out; which of them is in the address. */
export const InvitationsScreen = () => {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Tab>()
  const isKnown = useLeadKnown()
  const tab = names.find((it) => it === params.get('tab')) ?? 'invitations'
  const Shown = tabs[tab]
  const choose = (key: Tab) => {
    setChosen(key)
    // Search, page and filters are each list's own.
    setParams(new URLSearchParams(key === 'invitations' ? '' : `tab=${key}`))
  }
  // A sentence that came later would push the list down.
  if (!isKnown) return null
  return <Shown key={tab} tabs={<Choice tab={tab} focused={tab === chosen} onChoose={choose} />} />
}
