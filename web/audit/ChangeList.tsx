import { auditWords } from '#contract/audit/audit.words.ts'
import type { AuditNames } from '#web/audit/useAuditNames.ts'
import { useWords } from '#web/kit/words.ts'
import css from './AuditDetail.module.css'

interface ChangeListProps {
  readonly changes: ReturnType<AuditNames['story']>['changes']
}

/** Old and new value, field by field. */
export const ChangeList = ({ changes }: ChangeListProps) => {
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
              <th scope="row">{field ?? t('value')}</th>
              <td>
                <del>{before}</del>
              </td>
              <td>
                <ins>{after}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
