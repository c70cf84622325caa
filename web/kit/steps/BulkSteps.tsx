import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import type { List } from '#contract/kit/list/list.ts'
import { bulkNames, holdsStep, stepOf, STEP_MAX, type Steps } from '#contract/kit/steps/steps.ts'
import type { Words } from '#contract/kit/words.ts'
import { stepsWords } from '#contract/kit/words/steps.words.ts'
import { reread } from '#web/kit/call/query.ts'
import { useMeantRows } from '#web/kit/list/useMeantRows.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { BulkDialogProps } from '#web/kit/steps/BulkDialog.tsx'
import type { Stepped } from '#web/kit/steps/stepped.ts'
import { useStepWords } from '#web/kit/steps/stepWords.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const dialog = onDemand<BulkDialogProps>(
  'BulkStep',
  async () => (await import('#web/kit/steps/BulkDialog.tsx')).BulkDialog,
)

interface BulkStepsProps<R> {
  readonly steps: Steps
  readonly words: Words
  readonly of: Pick<List<R>, 'calls'>
  /** Call that reads one row. */
  readonly show: AnyEndpoint
  readonly chosen: Chosen
  readonly rows: readonly R[]
  readonly filter: Readonly<Record<string, string>>
}

interface Opened {
  readonly name: string
  readonly rows: readonly Stepped[]
  readonly left: number
}

/** Steps of the noun on the selected rows of its list; each is taken on those that allow it. */
export const BulkSteps = <R extends Stepped>({ steps, words, of: list, show, chosen, ...shown }: BulkStepsProps<R>) => {
  const say = useStepWords(words)
  const t = useWords(stepsWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [opened, setOpened] = useState<Opened>()
  const meant = useMeantRows({ ...shown, list, show })
  const names = bulkNames(steps).filter((name) => holdsStep(stepOf(steps, name), can))
  dialog.useAhead(names.length > 0 && 'touched')
  const tooMany = chosen.count > STEP_MAX
  const open = async (name: string): Promise<void> => {
    const all = await meant.of(chosen, STEP_MAX)
    const fit = all.filter(({ may }) => may?.includes(name))
    if (fit.length === 0) return void toast.warning(t('none'))
    setOpened({ name, rows: fit, left: all.length - fit.length })
  }
  return (
    <>
      {tooMany && <span>{t('tooMany', { max: STEP_MAX })}</span>}
      {names.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant="default"
          {...disabledProps}
          disabled={tooMany}
          onClick={unlessViewing(() => void open(name))}
        >
          {say.button(name)}
        </Button>
      ))}
      {opened && (
        <dialog.Part
          flow={{ steps }}
          words={words}
          {...opened}
          onDone={() => {
            setOpened(undefined)
            chosen.clear()
            void reread(steps.thing)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
