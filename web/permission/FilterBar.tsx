import { groupKeys, type GroupKey } from '#contract/permission/permission.rules.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { SearchField } from '#web/kit/table/toolbar/SearchField.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './FilterBar.module.css'

interface FilterBarProps<S extends string> {
  readonly filter: {
    readonly q: string
    readonly setSearch: (q: string) => void
    readonly show: S | undefined
    readonly setShow: (it: S | undefined) => void
    readonly group: GroupKey | undefined
    readonly setGroup: (it: GroupKey | undefined) => void
  }
  readonly choices: readonly { readonly key: S; readonly label: string; readonly count: number }[]
}

/** Search, the group of things, and which of them to show. */
export const FilterBar = <S extends string>({ filter, choices }: FilterBarProps<S>) => {
  const t = useWords(permissionScreenWords)
  return (
    <div className={css['bar']}>
      <div className={css['search']}>
        <SearchField list={filter} placeholder={t('search')} />
      </div>
      <Segments
        label={t('group')}
        name="group"
        value={filter.group}
        choices={[
          { key: undefined, label: t('allGroups') },
          ...groupKeys.map((key) => ({ key, label: t(`group_${key}`) })),
        ]}
        onChange={filter.setGroup}
      />
      <Segments
        label={t('show')}
        name="show"
        value={filter.show}
        choices={[{ key: undefined, label: t('all') }, ...choices]}
        onChange={filter.setShow}
      />
    </div>
  )
}
