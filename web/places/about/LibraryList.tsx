import { aboutWords } from '#contract/places/about.words.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import type { Library } from '#web/places/about/libraries.ts'
import css from './LibraryList.module.css'

interface LibraryListProps {
  readonly name: string
  readonly libraries: readonly Library[]
}

/** Open-source parts with what they do here and under which licence. */
export const LibraryList = ({ name, libraries }: LibraryListProps) => {
  const t = useWords(aboutWords)
  const at = useLocale() === 'pt' ? 0 : 1
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('part')}</th>
          <th scope="col">{t('does')}</th>
          <th scope="col">{t('licence')}</th>
        </tr>
      </thead>
      <tbody>
        {libraries.map((library) => (
          <tr key={library.name}>
            <th scope="row">{library.name}</th>
            <td>{library.what[at]}</td>
            <td>{library.licence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
