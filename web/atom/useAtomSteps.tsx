import { atomCalls } from '#contract/atom/atom.calls.ts'
import { actsFrom, atomMoves, type HandAct } from '#contract/atom/atom.rules.ts'
import { atomCrud, atomList, type AtomRow } from '#contract/atom/atom.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { cellCalls } from '#contract/cell/cell.ts'
import { homeCalls } from '#contract/home/home.calls.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { next } from '#contract/kit/machine.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { myWorkCalls } from '#contract/myWork/myWork.ts'
import { pathTo } from '#contract/routes/match.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { confirm, tell } from '#web/kit/ui/dialog/confirm.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Reloads everything that counts or shows atoms. */
export const rereadAtoms = (): void => {
  const shown = [
    atomList.calls.list,
    atomCrud.calls.show,
    atomCalls.waiting,
    cellCalls.atoms,
    homeCalls.mine,
    myWorkCalls.show,
    loopCalls.atoms,
  ]
  for (const one of shown) void invalidate(one)
}

type Named = Pick<AtomRow, 'id' | 'nome' | 'status'>
/** Facts of an atom that its steps need. */
export type Stepping = Named & Pick<AtomRow, 'deleted_at'>

/** Takes a step of an atom after a confirmation; true when it was taken. */
export const useTakeStep = () => {
  const t = useWords(atomPageWords)
  const me = useMe()

  const isMeant = (of: Named, act: HandAct): Promise<boolean> =>
    confirm({
      title: t(`${act}Title`),
      body:
        act === 'accept' ? (
          <p>
            {t('acceptBody', { name: of.nome })} <TextLink to={pathTo('terms')}>{t('terms')}</TextLink>.
          </p>
        ) : (
          <p>{t(`${act}Body`, { name: of.nome })}</p>
        ),
      yes: t(act),
      ...(act === 'accept' ? {} : { tone: 'warning' as const }),
      // “Cancel” beside “Cancel atom” would say two things.
      ...(act === 'cancel' ? { danger: true, no: t('cancelNot') } : {}),
    })

  return async (of: Named, act: HandAct): Promise<boolean> => {
    const status = next(atomMoves, of.status, act)
    if (status === undefined || !(await isMeant(of, act))) return false
    try {
      const data_fim = act === 'finish' ? todayIn(new Date(serverNow()), me.zone) : null
      const { message } = await call(atomCalls.status, { id: of.id, status, data_fim })
      toast.success(message)
      return true
    } catch (error) {
      // Section 8: the server's message is a warning; without one, an error shows for two seconds.
      if (isCallError(error) && (error.business || (error.status >= 400 && error.status < 500)))
        await tell({ title: t('titleAtom'), body: error.message, tone: 'warning' })
      else toast.error(t('failed'))
      return false
    } finally {
      rereadAtoms()
    }
  }
}

/** Steps of an atom that the person may take, each with a confirmation. */
export const useAtomSteps = (of: Stepping) => {
  const { can } = useSession()
  const takeStep = useTakeStep()
  const acts = of.deleted_at === null ? actsFrom(of.status).filter((act) => can(`atom.${act}`)) : []
  return { acts, take: (act: HandAct) => takeStep(of, act) }
}
