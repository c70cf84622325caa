import { IconCloudUp, IconCloudX } from '@tabler/icons-react'
import { useState } from 'react'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import { useUnsent } from '#web/loop/offline/outbox.ts'
import css from './OutboxButton.module.css'

const dialog = onDemand('Outbox', async () => (await import('#web/loop/offline/OutboxDialog.tsx')).OutboxDialog)

/** Beside the timer while something is not sent: how much, and a way to look at it. */
export const OutboxButton = () => {
  const t = useWords(outboxWords)
  const [open, setOpen] = useState(false)
  dialog.useAhead('idle')
  const all = useUnsent()
  const parked = all.filter((it) => it.state === 'parked').length
  if (all.length === 0 && !open) return null
  const label = [
    ...(parked > 0 ? [t('parked', { count: parked })] : []),
    ...(all.length > parked ? [t('waiting', { count: all.length - parked })] : []),
  ].join(', ')
  const Icon = parked > 0 ? IconCloudX : IconCloudUp
  return (
    <>
      <button
        type="button"
        className={css['button']}
        data-tone={parked > 0 ? 'danger' : 'warn'}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        <span className="figures" aria-hidden>
          {all.length}
        </span>
      </button>
      {open && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  )
}
