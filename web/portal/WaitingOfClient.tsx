import { clientAccessRole } from '#contract/client/access.ts'
import type { MyClient } from '#contract/client/mine.ts'
import { myClientWords } from '#contract/client/myClient.words.ts'
import { useWords } from '#web/kit/words.ts'
import { GatesWaiting } from '#web/portal/GatesWaiting.tsx'

/** Gates that wait for a client, and the people of the company who decide. */
export const WaitingOfClient = ({ of }: { readonly of: MyClient }) => {
  const t = useWords(myClientWords)
  const names = of.people
    .filter(({ role, state }) => role === clientAccessRole.of.admin && state === 'on')
    .map(({ nome, email }) => nome || email)
    .join(', ')
  const others = names === '' ? t('waitingNobody') : t('waitingOthers', { names })
  return <GatesWaiting lead={of.may_approve ? t('waitingMine') : others} />
}
