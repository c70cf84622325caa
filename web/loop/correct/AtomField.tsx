import { Select } from '@mantine/core'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { type AtomOption } from '#contract/loop/loop.ts'
import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useMe } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { findAtoms } from '#web/loop/start/atomSearch.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'

/** The atom that a loop stands on, open to new loops or not any more. */
type Current = Pick<AtomOption, 'id' | 'nome' | 'projeto' | 'venture_id'>

interface AtomFieldProps extends FieldProps<Field<number | null>> {
  readonly current: Current
}

/** One of the atoms that the person may start a loop on, under their ventures; found by any word of where it stands. */
export const AtomField = ({ current, ...props }: AtomFieldProps) => {
  const t = useWords(loopCorrectWords)
  const { of } = props
  const { id: userId } = useMe()
  const open = useCall(loopCalls.atoms, { userId }).data?.data ?? []
  const all: readonly Current[] = open.some((it) => it.id === current.id) ? open : [current, ...open]
  const nameOf = (id: number | null) => all.find((it) => it.id === id)?.nome ?? ''
  const markOf = (id: number | null) => {
    const atom = all.find((it) => it.id === id)
    return atom && <VentureMark id={atom.venture_id} />
  }
  const given = useFieldProps(props, nameOf)
  const ventures = [...new Set(all.map((it) => it.projeto))]
  return (
    <Select<number>
      {...given}
      data-path={of.path}
      searchable
      // First field of its dialog: the list would hide the others before anybody asked for it.
      openOnFocus={false}
      allowDeselect={false}
      maxDropdownHeight={280}
      data={ventures.map((group) => ({
        group,
        items: all.filter((it) => it.projeto === group).map((it) => ({ value: it.id, label: it.nome })),
      }))}
      filter={({ options, search }) => {
        if (search === nameOf(of.value)) return options
        const found = new Set(findAtoms(open, { q: search, venture_id: null }).map((it) => it.id))
        return options.flatMap((group) => {
          if (!('items' in group)) return []
          const items = group.items.filter((it) => typeof it === 'object' && found.has(Number(it.value)))
          return items.length === 0 ? [] : [{ ...group, items }]
        })
      }}
      leftSection={markOf(of.value)}
      renderOption={({ option }) => (
        <span>
          {markOf(option.value)}
          {option.label}
        </span>
      )}
      nothingFoundMessage={t('noAtom')}
      value={of.value}
      onChange={(id) => {
        if (id !== null) of.set(id)
      }}
    />
  )
}
