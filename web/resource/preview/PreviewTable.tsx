import { resourcePageWords } from '#contract/resource/page.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './preview.module.css'

const SHOWN_ROWS = 500
const SHOWN_COLUMNS = 60

interface PreviewTableProps {
  readonly of: readonly (readonly string[])[]
  readonly name: string
}

/** Rows of a file; the first names the columns. */
export const PreviewTable = ({ of, name }: PreviewTableProps) => {
  const t = useWords(resourcePageWords)
  const [head = [], ...rows] = of.slice(0, SHOWN_ROWS + 1).map((row) => row.slice(0, SHOWN_COLUMNS))
  return (
    // A scrolling area has to take focus where nothing inside it does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['table']} role="region" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {of.length > SHOWN_ROWS + 1 && <p>{t('cut', { shown: SHOWN_ROWS })}</p>}
    </div>
  )
}
