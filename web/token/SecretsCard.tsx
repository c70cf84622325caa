import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import type { CallError } from '#web/kit/call/call-error.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { ShownSecret } from '#web/token/ShownSecret.tsx'

interface SecretsCardProps<T> {
  readonly words: Readonly<Record<'title' | 'lead' | 'none' | 'create' | 'shownTitle', string>>
  readonly answer: UseQueryResult<{ data: readonly T[] }, CallError>
  readonly row: (of: T) => ReactNode
  /** Shown before the button that creates one. */
  readonly aside?: ReactNode
  /** Dialog that creates one and passes its secret on. */
  readonly dialog: (onMade: (secret: string) => void, onClose: () => void) => ReactNode
}

/** What a person has made that carries a secret; another one is made in a dialog, which then shows its secret this once. */
export const SecretsCard = <T extends { id: number }>({ words, answer, row, aside, dialog }: SecretsCardProps<T>) => {
  const { disabledProps, unlessViewing } = usePreview()
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const onMade = (made: string) => {
    setMaking(false)
    setSecret(made)
  }
  return (
    <Card
      title={words.title}
      lead={
        <>
          {words.lead} <HelpLink article="tokens-e-webhooks" />
        </>
      }
    >
      <Answer of={answer} rows={2}>
        {({ data }) => (
          <RuledList of={data} empty={words.none}>
            {row}
          </RuledList>
        )}
      </Answer>
      <FormFoot>
        {aside}
        <Button {...disabledProps} onClick={unlessViewing(() => setMaking(true))}>
          {words.create}
        </Button>
      </FormFoot>
      {making && dialog(onMade, () => setMaking(false))}
      {secret !== undefined && (
        <ShownSecret title={words.shownTitle} secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </Card>
  )
}
