import type { OnBehalf } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says that a gate was approved on the client's behalf, who agreed, and why; `name` where several gates stand together. */
export const BehalfNotice = ({ of, name }: { readonly of: OnBehalf; readonly name?: string }) => {
  const t = useWords(gatePageWords)
  const { by, reason, agreed_with, agreed_how, same_person } = of
  return (
    <Notice>
      {name !== undefined && <strong>{name}: </strong>}
      {t('onBehalf', { by, with: agreed_with, how: agreed_how, reason })}
      {same_person && ` ${t('same')}`}
    </Notice>
  )
}
