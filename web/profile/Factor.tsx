import { Button } from '@mantine/core'
import { useState } from 'react'
import { factorScreenWords } from '#contract/profile/factorScreen.words.ts'
import { FactorOn } from '#web/auth/factor/FactorOn.tsx'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, FormFoot, Row } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { FactorOff } from '#web/profile/FactorOff.tsx'
import { RecoveryRenew } from '#web/profile/RecoveryRenew.tsx'

/** Number of recovery codes at which the person is advised to make new ones. */
const FEW = 3

interface FactorProps {
  /** True when an authenticator app is set up. */
  readonly on: boolean
  /** True when there is any second factor, and with it recovery codes. */
  readonly any: boolean
  readonly left: number
}

/** State of the authenticator app, with the buttons to turn it on and off. */
export const Factor = ({ on, any, left }: FactorProps) => {
  const t = useWords(factorScreenWords)
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState<'on' | 'off' | 'renew'>()
  const opens = (which: 'on' | 'off' | 'renew') => ({ ...disabledProps, onClick: unlessViewing(() => setOpen(which)) })
  const onClose = () => setOpen(undefined)
  return (
    <Card
      title={t('title')}
      lead={
        <>
          {t('lead')} <HelpLink article="duas-etapas" />
        </>
      }
    >
      <Row gap="small">
        <StatusBadge tone={on ? 'ok' : 'quiet'}>{t(on ? 'on' : 'off')}</StatusBadge>
        {any && <StatusBadge tone={left <= FEW ? 'warn' : 'quiet'}>{t('left', { count: left })}</StatusBadge>}
      </Row>
      <FormFoot>
        {on ? (
          <Button variant="default" {...opens('off')}>
            {t('turnOff')}
          </Button>
        ) : (
          <Button {...opens('on')}>{t('turnOn')}</Button>
        )}
        {any && (
          <Button variant="default" {...opens('renew')}>
            {t('renew')}
          </Button>
        )}
      </FormFoot>
      {open === 'on' && <FactorOn onClose={onClose} />}
      {open === 'off' && <FactorOff onClose={onClose} />}
      {open === 'renew' && <RecoveryRenew onClose={onClose} />}
    </Card>
  )
}
