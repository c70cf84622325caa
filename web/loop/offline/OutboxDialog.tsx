import { Button } from '@mantine/core'
import { IconCloudCheck } from '@tabler/icons-react'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { connection } from '#web/kit/connection.ts'
import { useStore } from '#web/kit/store.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { loopOutbox, useUnsent } from '#web/loop/offline/outbox.ts'
import { OutboxRow } from '#web/loop/offline/OutboxRow.tsx'
import foot from '#web/loop/dialog/ModalFoot.module.css'
import css from './OutboxDialog.module.css'

/** Waiting actions in their order, and refused ones with the reason and the remedies. */
export const OutboxDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(outboxWords)
  const all = useUnsent()
  const online = useStore(connection) !== 'offline'
  const waits = all.some((it) => it.state === 'waiting')
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {all.length === 0 ? (
        <EmptyState icon={IconCloudCheck} title={t('none')} body={t('noneBody')} />
      ) : (
        <>
          <p className={css['body']}>{t('body')}</p>
          <ol className={css['list']}>
            {all.map((entry) => (
              <OutboxRow key={entry.seq} of={entry} />
            ))}
          </ol>
          {waits && online && (
            <div className={foot['foot']}>
              <span className={foot['space']} />
              <Button variant="default" onClick={() => void loopOutbox.flush()}>
                {t('sendNow')}
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}
