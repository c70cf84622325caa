import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useEffect, useEffectEvent } from 'react'
import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import type { StepProps } from '#web/import/step.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import { FormFoot, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const EVERY_MS = 1000
const STILL_MS = 60_000

/** Progress of a check or an import, polled once a second; a stalled one can be requested again. */
export const UnderWay = ({
  of,
  onAnswer,
  checkAgain = ({ id, mapping, match, existing, fixed, choices }) =>
    call(importCalls.check, { id, mapping, match, existing, fixed, choices }),
}: Pick<StepProps, 'of' | 'onAnswer'> & {
  /** Begins a dry run anew that stopped. */
  readonly checkAgain?: (of: ImportInfo) => Promise<{ data: ImportInfo }>
}) => {
  const t = useWords(importScreenWords)
  const f = useFormat()
  const checking = of.state === 'checking'
  const look = useEffectEvent(async () => {
    const answer = await call(importCalls.show, { id: of.id }).catch(() => undefined)
    if (!answer) return
    // A failed run returns to the state before it.
    if (answer.data.state === (checking ? 'mapping' : 'checked')) toast.error(t('interrupted'))
    onAnswer(answer)
  })
  useEffect(() => {
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const goOn = async () => {
    try {
      onAnswer(await (checking ? checkAgain(of) : call(importCalls.run, { id: of.id, only_valid: false })))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const share = of.lines === 0 ? 0 : (100 * of.done) / of.lines
  const text = t(checking ? 'checking' : 'writing', { done: f.number(of.done), lines: f.number(of.lines) })
  const still = serverNow() - Date.parse(of.moved_at) > STILL_MS
  return (
    <Stack>
      <p className="figures">{text}</p>
      <Progress value={share} aria-label={text} animated />
      <Notice>{t('leave')}</Notice>
      {still && (
        <FormFoot>
          <span data-aside>{t('stopped')}</span>
          <Button onClick={() => void goOn()}>{t('again')}</Button>
        </FormFoot>
      )}
    </Stack>
  )
}
