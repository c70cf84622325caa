import type { AuditChange } from '#contract/audit/audit.rules.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import type { AuditNames } from '#web/audit/useAuditNames.ts'
import { useWords } from '#web/kit/words.ts'
import css from './AuditDetail.module.css'

interface ChangeListProps {
  readonly changes: readonly AuditChange[]
  readonly names: AuditNames
}

/** What was and what is, field by field. */
export const ChangeList = ({ changes, names }: ChangeListProps) => {
  const t = useWords(auditWords)
  return (
    <section aria-label={t('changes')}>
      <h3 className={css['heading']}>{t('changes')}</h3>
      <table className={css['changes']}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field ?? ''}>
              <th scope="row">{field === null ? t('value') : names.field(field)}</th>
              <td>
                <del>{names.value(before, field)}</del>
              </td>
              <td>
                <ins>{names.value(after, field)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
