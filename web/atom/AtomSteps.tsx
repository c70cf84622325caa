import { Button } from '@mantine/core'
import type { HandAct } from '#contract/atom/atom.rules.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { useAtomSteps, type Stepping } from '#web/atom/useAtomSteps.tsx'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'

interface AtomStepsProps {
  readonly of: Stepping
  /** Those that have a button here. */
  readonly acts: readonly HandAct[]
  readonly compact?: boolean
}

/** A button for each of these steps that can be taken now. */
export const AtomSteps = ({ of, acts, compact = false }: AtomStepsProps) => {
  const t = useWords(atomPageWords)
  const { disabledProps, unlessViewing } = usePreview()
  const steps = useAtomSteps(of)
  return steps.acts
    .filter((act) => acts.includes(act))
    .map((act) => (
      <Button
        key={act}
        variant={compact ? 'default' : 'filled'}
        {...(compact && { size: 'compact-xs' })}
        {...disabledProps}
        onClick={unlessViewing(() => void steps.take(act))}
      >
        {t(act)}
      </Button>
    ))
}
