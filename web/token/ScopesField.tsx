import { Checkbox } from '@mantine/core'
import { scopeSubjects, type ScopeAct } from '#contract/token/token.scopes.ts'
import type { Field } from '#web/kit/form/field.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useScopeNames } from '#web/token/scopeNames.ts'
import css from './token.module.css'

const acts: readonly ScopeAct[] = ['read', 'write']

/** What a token may do: for each subject, to read and to write. */
export const ScopesField = ({ of }: { readonly of: Field<string[]> }) => {
  const names = useScopeNames()
  const given = useFieldProps({ of }, (value: readonly string[]) => names.list(value))
  const set = (scope: string, ticked: boolean): void =>
    of.set(ticked ? [...of.value, scope] : of.value.filter((it) => it !== scope))
  return (
    <GroupFrame
      path={of.path}
      label={given.label}
      hint={given.description}
      error={of.error}
      required={given.withAsterisk}
      disabled={given.disabled || of.readOnly}
      onBlur={of.leave}
    >
      <table className={css['scopes']}>
        <tbody>
          {scopeSubjects.map((subject) => (
            <tr key={subject.key}>
              <th scope="row">{names.subject(subject)}</th>
              {acts.map((act) => {
                const scope = `${subject.key}:${act}`
                return (
                  <td key={act}>
                    {subject.acts.includes(act) && (
                      <Checkbox
                        label={names.act(act)}
                        aria-label={`${names.subject(subject)}: ${names.act(act)}`}
                        checked={of.value.includes(scope)}
                        onChange={(event) => set(scope, event.currentTarget.checked)}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </GroupFrame>
  )
}
