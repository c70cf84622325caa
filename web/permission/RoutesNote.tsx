import { IconInfoCircle } from '@tabler/icons-react'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './RoutesNote.module.css'

/** Says that access to screens by route is not edited here. */
export const RoutesNote = () => {
  const t = useWords(permissionScreenWords)
  return (
    <p className={css['note']}>
      <IconInfoCircle size={16} stroke={1.75} aria-hidden />
      {t('routesNote')}
    </p>
  )
}
