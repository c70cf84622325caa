import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconEye, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import type { SignedInRole } from '#contract/access/roles.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { viewAsWords } from '#contract/permission/viewAs.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import { useViewAs } from '#web/permission/viewAs/useViewAs.ts'
import css from './ViewAsDialog.module.css'

const REST_MS = 200

interface ViewAsDialogProps {
  readonly role: SignedInRole
  readonly onClose: () => void
}

/** Chooses whom of a role to look at the app as, by name and by venture, or the role alone. */
export const ViewAsDialog = ({ role, onClose }: ViewAsDialogProps) => {
  const t = useWords(viewAsWords)
  const names = usePermissionNames()
  const { start, starting } = useViewAs()
  const choose = async (person?: number) => {
    if (await start({ role, person })) onClose()
  }
  const [typed, setTyped] = useState('')
  const [venture, setVenture] = useState('')
  const [q] = useDebouncedValue(typed, REST_MS)
  const wanted = { role, ...(q && { q }), ...(venture && { projeto_id: Number(venture) }) }
  const { data } = useCall(permissionCalls.viewAsPeople, wanted)
  const people = data?.data ?? []
  const ventures = data?.ventures ?? []
  const none = data !== undefined && people.length === 0
  const note = none ? t('none') : data?.more === true && t('more')
  return (
    <Dialog
      open
      title={t('chooseTitle', { role: names.role(role) })}
      onClose={onClose}
      footer={
        <Button variant="default" loading={starting} onClick={() => void choose()}>
          {t('onlyRole')}
        </Button>
      }
    >
      <p className={css['lead']}>{t('chooseLead')}</p>
      <div className={css['filters']}>
        <TextInput
          label={t('person')}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('venture')}
          value={venture}
          data={[
            { value: '', label: t('anyVenture') },
            ...ventures.map((it) => ({ value: String(it.id), label: it.nome })),
          ]}
          onChange={(event) => setVenture(event.currentTarget.value)}
        />
      </div>
      {data ? (
        <ul className={css['people']} aria-label={t('people')}>
          {people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={css['person']}
                disabled={starting}
                onClick={() => void choose(person.id)}
              >
                <IconUser size={18} stroke={1.6} aria-hidden />
                <span className={css['words']}>
                  <span className={css['name']}>{person.nome}</span>
                  {person.ventures.length > 0 && <span className={css['on']}>{person.ventures.join(', ')}</span>}
                </span>
                <IconEye size={18} stroke={1.6} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Loading />
      )}
      <p className={css['note']} role="status">
        {note}
      </p>
    </Dialog>
  )
}
