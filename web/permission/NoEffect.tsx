import type { ThingActs } from '#contract/permission/permission.rules.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { isIdle } from '#contract/permission/withoutEffect.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says so when nothing asks any of these permissions yet. */
export const NoEffect = ({ acts }: Pick<ThingActs, 'acts'>) => {
  const t = useWords(permissionScreenWords)
  if (!acts.every((it) => isIdle(it.id))) return null
  return (
    <span title={t('noEffectNote')}>
      <StatusBadge tone="quiet">{t('noEffect')}</StatusBadge>
    </span>
  )
}
