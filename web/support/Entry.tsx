import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useMe } from '#web/kit/session/session.ts'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { Face } from '#web/shell/bar/Face.tsx'
import css from './Entry.module.css'

interface EntryProps {
  readonly author: { readonly id: number; readonly nome: string }
  readonly message: string
  readonly at: string
  readonly staff: boolean
}

/** Something that somebody wrote; answers are told apart by a word, not by their side alone. */
export const Entry = ({ author, message, at, staff }: EntryProps) => {
  const t = useWords(supportScreenWords)
  const me = useMe()
  return (
    <li className={css['entry']} data-staff={staff ? true : undefined}>
      <Face name={author.nome} photo={author.id === me.id ? me.foto : null} />
      <div className={css['body']}>
        <p className={css['head']}>
          <span className={css['name']}>{author.id === me.id ? t('you') : author.nome}</span>
          {staff && <StatusBadge tone="brand">{t('staff')}</StatusBadge>}
          <span className={css['when']}>
            <RelativeTime when={at} />
          </span>
        </p>
        <p className={css['message']}>{message}</p>
      </div>
    </li>
  )
}
