import { useId } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import type { Permission, Thing } from '#contract/access/matrix.ts'
import { groups, isFixed, type Act, type Parts } from '#contract/permission/permission.rules.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { NoEffect } from '#web/permission/NoEffect.tsx'
import { ActToggle } from '#web/permission/role/ActToggle.tsx'
import type { ShownGroup } from '#web/permission/usePermissionFilter.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import css from './RoleMatrix.module.css'

/** Acts that most things have; they stand under each other. */
const columns: readonly Act[] = ['list', 'open', 'create', 'edit', 'delete', 'restore']

interface Marks {
  readonly held: ReadonlySet<Permission>
  readonly unsaved: ReadonlySet<Permission>
  readonly different: ReadonlySet<Permission>
  readonly onToggle: (id: Permission) => void
}

interface RoleMatrixProps extends Marks {
  readonly shown: readonly ShownGroup[]
}

const actsOf = new Map(groups.flatMap(({ things }) => things.map((it) => [it.thing, it.acts] as const)))

const ThingRow = ({ thing, acts, marks }: { thing: Thing; acts: readonly Parts[]; marks: Marks }) => {
  const t = useWords(permissionScreenWords)
  const f = useFormat()
  const names = usePermissionNames()
  const id = useId()
  const all = actsOf.get(thing) ?? []
  const count = all.filter((it) => marks.held.has(it.id)).length
  const others = acts.filter((it) => !columns.includes(it.act))
  const toggle = (parts: Parts, bare: boolean) => (
    <ActToggle
      key={parts.id}
      permission={parts}
      bare={bare}
      held={marks.held.has(parts.id)}
      unsaved={marks.unsaved.has(parts.id)}
      different={marks.different.has(parts.id)}
      onToggle={() => marks.onToggle(parts.id)}
    />
  )
  return (
    <div role="group" aria-labelledby={id} className={css['row']}>
      <div className={css['thing']}>
        <span id={id} className={css['name']}>
          {names.thing(thing)}
        </span>
        <span className={`${css['count']} figures`} data-none={count === 0 ? true : undefined}>
          {f.number(count)}/{f.number(all.length)}
        </span>
        <NoEffect acts={all} />
      </div>
      {columns.map((act) => {
        const found = acts.find((each) => each.act === act)
        return (
          <div key={act} className={css['cell']} data-empty={found ? undefined : true}>
            {found && toggle(found, true)}
          </div>
        )
      })}
      <div className={css['others']} data-empty={others.length === 0 ? true : undefined}>
        {others.map((it) => toggle(it, false))}
      </div>
      {acts.some((it) => isFixed(it.id)) && (
        <p className={css['fixed']}>
          <IconLock size={14} stroke={1.75} aria-hidden />
          {t('fixedNote')}
        </p>
      )}
    </div>
  )
}

/** Things × acts of one role: the usual acts in columns, what a thing has of its own beside them. */
export const RoleMatrix = ({ shown, ...marks }: RoleMatrixProps) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  return (
    <div className={css['matrix']}>
      <div className={css['head']} aria-hidden>
        <span>{t('thing')}</span>
        {columns.map((act) => (
          <span key={act} className={css['cell']}>
            {names.act(act)}
          </span>
        ))}
        <span>{t('others')}</span>
      </div>
      {shown.map(({ key, things }) => (
        <section key={key} aria-label={t(`group_${key}`)}>
          <h2 className={css['group']}>{t(`group_${key}`)}</h2>
          {things.map(({ thing, acts }) => (
            <ThingRow key={thing} thing={thing} acts={acts} marks={marks} />
          ))}
        </section>
      ))}
    </div>
  )
}
