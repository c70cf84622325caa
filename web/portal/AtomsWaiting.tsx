import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'

/** The way to the atoms that a client accepts and finishes, with how many there are. */
export const AtomsWaiting = () => {
  const t = useWords(portalWords)
  const { data: answer } = useCall(atomCalls.waiting, {})
  if (!answer) return null
  const { data, more } = answer
  const pending = data.filter((it) => it.status === atomStatus.of.pending).length
  const said =
    data.length === 0
      ? { name: t('atomsWaitingNone'), why: t('atomsWaitingNoneWhy') }
      : {
          name: t(more ? 'atomsWaitingMany' : 'atomsWaiting', { count: data.length }),
          why: pending === 0 ? undefined : t('atomsWaitingWhy', { pending }),
        }
  return (
    <Stack gap="tight">
      <TextLink to={pathTo('headquarterAtoms')}>{said.name}</TextLink>
      {said.why !== undefined && <Quiet>{said.why}</Quiet>}
    </Stack>
  )
}
