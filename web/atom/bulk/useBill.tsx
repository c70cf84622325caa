import { atomStatus } from '#contract/atom/atom.rules.ts'
import type { AtomRow } from '#contract/atom/atom.ts'
import { billWords } from '#contract/order/bill.words.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { rereadAtoms } from '#web/atom/useAtomSteps.tsx'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { reread } from '#web/kit/call/query.ts'
import { confirm, tell } from '#web/kit/ui/dialog/confirm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

type Billable = Pick<AtomRow, 'id' | 'version' | 'status'>

/** Bills the approved ones of some atoms after saying how many payment orders come of it; true when they were billed. */
export const useBill = () => {
  const t = useWords(billWords)

  const ask = async (fit: readonly Billable[], left: number): Promise<boolean> => {
    const { orders } = await call(orderCalls.billPlan, { ids: fit.map((it) => it.id) })
    return confirm({
      title: t('ask', { count: fit.length }),
      body: (
        <>
          <p>{t('becomes', { count: orders })}</p>
          {left > 0 && <p>{t('left', { count: left })}</p>}
        </>
      ),
      yes: t('bill'),
      tone: 'warning',
    })
  }

  return async (atoms: readonly Billable[]): Promise<boolean> => {
    const fit = atoms.filter((it) => it.status === atomStatus.of.approved)
    if (fit.length === 0) {
      toast.warning(t('none'))
      return false
    }
    try {
      if (!(await ask(fit, atoms.length - fit.length))) return false
      const { message } = await call(orderCalls.bill, { items: fit.map(({ id, version }) => ({ id, version })) })
      toast.success(message)
      return true
    } catch (error) {
      if (!isCallError(error)) throw error
      await tell({ title: t('refused'), body: error.message, tone: 'warning' })
      return false
    } finally {
      rereadAtoms()
      void reread('order')
    }
  }
}
