import { Button } from '@mantine/core'
import { IconFlag, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { atomCrud, atomList, type AtomRow } from '#contract/atom/atom.ts'
import { ATOMS_AT_ONCE, bulkNeeds } from '#contract/atom/bulk.ts'
import { atomBulkWords } from '#contract/atom/bulk.words.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { ChangeAtomsDialog } from '#web/atom/bulk/ChangeAtomsDialog.tsx'
import type { RefusedAtom } from '#web/atom/bulk/useChangeAtoms.ts'
import { useMeantRows } from '#web/kit/list/useMeantRows.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'

interface ChangeAtomsProps {
  readonly chosen: Chosen
  readonly rows: readonly AtomRow[]
  readonly filter: Readonly<Record<string, string>>
}

/** The bulk action of atoms: gives those that are selected the same value. */
export const ChangeAtoms = ({ chosen, rows, filter }: ChangeAtomsProps) => {
  const t = useWords(atomBulkWords)
  const p = useWords(atomPageWords)
  const { disabledProps, unlessViewing } = usePreview()
  const { can } = useSession()
  const [open, setOpen] = useState<'change' | 'priority'>()
  const meant = useMeantRows({ rows, filter, list: atomList, show: atomCrud.calls.show })
  const tooMany = chosen.count > ATOMS_AT_ONCE
  useHotkey(
    'p',
    unlessViewing(() => setOpen('priority')),
    { label: p('priorityKey'), icon: IconFlag, on: !tooMany && can(bulkNeeds.priority) },
  )
  const keep = (refused: readonly RefusedAtom[]) => {
    if (refused.length === 0) return chosen.clear()
    chosen.keep(refused.map((it) => it.id))
    return void meant.reread(refused.filter((it) => it.why === 'stale').map((it) => it.id))
  }
  return (
    <>
      {tooMany && <span>{t('tooMany', { max: ATOMS_AT_ONCE })}</span>}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
        {...disabledProps}
        disabled={tooMany}
        onClick={unlessViewing(() => setOpen('change'))}
      >
        {t('change')}
      </Button>
      {open && (
        <ChangeAtomsDialog
          count={chosen.count}
          {...(open === 'priority' && { first: 'priority' })}
          meant={() => meant.of(chosen, ATOMS_AT_ONCE)}
          keep={keep}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
