import { IconAlertTriangle, IconAtom } from '@tabler/icons-react'
import type { HomeAtom } from '#contract/home/home.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/Card.tsx'
import { useFormat } from '#web/kit/format.ts'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HomeList.module.css'

/** The person's open atoms, the late ones first. */
export const MyAtoms = ({ atoms }: { atoms: readonly HomeAtom[] }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  return (
    <Card title={t('atoms')}>
      {atoms.length === 0 ? (
        <EmptyState icon={IconAtom} title={t('noAtoms')} body={t('noAtomsHint')} />
      ) : (
        <ul className={css['list']}>
          {atoms.map((it) => (
            <li key={it.id}>
              <div className={css['what']}>
                <p className={css['name']}>{it.nome}</p>
                <p className={css['where']}>{it.projeto}</p>
              </div>
              <div className={`${css['day']} figures`} data-late={it.late ? true : undefined}>
                {it.late && (
                  <span className={css['late']}>
                    <IconAlertTriangle size={13} stroke={2} aria-hidden />
                    {t('late')}
                  </span>
                )}
                <span>{f.date(it.data)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
