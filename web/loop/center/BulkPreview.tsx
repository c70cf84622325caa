import type { OutputOf } from '#contract/kit/endpoint.ts'
import { loopBulkWords } from '#contract/loop/loopBulk.words.ts'
import type { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { useWords } from '#web/kit/words.ts'
import { WillStay } from '#web/loop/center/WillStay.tsx'
import css from './ChangeType.module.css'

interface BulkPreviewProps {
  /** Result of the dry run; undefined before a type is chosen. */
  readonly of:
    | { readonly data: OutputOf<typeof loopCenterCalls.bulkType> | undefined; readonly error: CallError | null }
    | undefined
  readonly type: string
}

/** Number of loops that would change, and the reasons of the others. */
export const BulkPreview = ({ of, type }: BulkPreviewProps) => {
  const t = useWords(loopBulkWords)
  return (
    <div className={css['preview']} role="status">
      {!of && <p className={css['hint']}>{t('chooseType')}</p>}
      {of?.error && <p className={css['refused']}>{of.error.message}</p>}
      {of?.data && (
        <p>{of.data.changed === 0 ? t('nothingChanges') : t('willChange', { count: of.data.changed, type })}</p>
      )}
      <WillStay skipped={of?.data?.skipped ?? []} />
    </div>
  )
}
