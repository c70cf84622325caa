import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Use, Versioned } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { RecordFilter } from '#web/kit/list/RecordFilter.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { UseList } from '#web/page/UseList.tsx'
import css from './page.module.css'

interface MergeDialogProps {
  readonly noun: Noun
  readonly of: Versioned & { readonly nome: string }
  readonly uses: readonly Use[]
  /** The dialog follows a deletion that was refused because the record is used. */
  readonly refused: boolean
  readonly onClose: () => void
  /** With the record that took its place. */
  readonly onMerged: (into: number) => void
}

/** Chooses the record that takes the place of another one everywhere it is used. */
export const MergeDialog = ({ noun, of, uses, refused, onClose, onMerged }: MergeDialogProps) => {
  const t = useWords(nounWords)
  const [into, setInto] = useState<string>()
  const [busy, setBusy] = useState(false)
  const merge = async () => {
    const { merge: put } = noun.crud.calls
    if (into === undefined || !put) return
    setBusy(true)
    try {
      await call(put, { id: of.id, version: of.version, into: Number(into) })
      toast.success(t('merged'))
      onMerged(Number(into))
    } catch (error) {
      setBusy(false)
      toast.error(messageOf(error))
    } finally {
      // Both records are others by now; after a refusal, the next try goes with the version that is here then.
      void invalidate(noun.crud.calls.show)
    }
  }
  const name = of.nome
  return (
    <Dialog
      open
      title={t(refused ? 'inUseTitle' : 'mergeTitle', { name })}
      onClose={onClose}
      footer={
        <WithCancel onCancel={onClose}>
          <Button loading={busy} disabled={into === undefined || into === String(of.id)} onClick={() => void merge()}>
            {t('mergeDo')}
          </Button>
        </WithCancel>
      }
    >
      <div className={css['stack']}>
        {refused && <p>{t('inUseBody')}</p>}
        <UseList noun={noun} id={of.id} uses={uses} />
        <p>{t('mergeBody', { name })}</p>
        {noun.crud.others && (
          <RecordFilter
            label={t('mergeInto')}
            lookup={noun.crud.others}
            except={of.id}
            value={into}
            onChange={(id) => setInto(id ?? undefined)}
          />
        )}
      </div>
    </Dialog>
  )
}
