import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Loading.module.css'

const widths = ['62', '88', '74', '94', '56', '80'] as const

const Lines = ({ rows }: { readonly rows: number }) =>
  Array.from({ length: rows }, (_, index) => (
    <span key={index} className={css['line']} data-width={widths[index % widths.length]} />
  ))

/** Head, text and facts of a record, in the places where its page has them. */
const RecordShape = () => (
  <>
    <div className={css['head']}>
      <span className={css['line']} data-width="30" />
      <span className={css['name']} />
    </div>
    <div className={css['columns']}>
      <div className={css['facts']}>
        <Lines rows={8} />
      </div>
      <div className={css['main']}>
        <Lines rows={10} />
      </div>
    </div>
  </>
)

/** Cards of each column, the fuller ones first. */
const COLUMNS = [4, 3, 3, 2] as const

const ColumnsShape = () => (
  <div className={css['board']}>
    {COLUMNS.map((cards, column) => (
      <div key={column} className={css['cards']}>
        <span className={css['line']} data-width="56" />
        {Array.from({ length: cards }, (_, card) => (
          <span key={card} className={css['card']} />
        ))}
      </div>
    ))}
  </div>
)

/** Columns of cards below the board's bar. */
const BoardShape = () => (
  <>
    <span className={css['bar']} />
    <ColumnsShape />
  </>
)

const shapes = { record: RecordShape, board: BoardShape, columns: ColumnsShape } as const

/** What a skeleton stands for, where that is more than lines. */
export type Shape = keyof typeof shapes

interface LoadingProps {
  readonly rows?: number
  readonly shape?: Shape | undefined
}

/**
 * A skeleton in the place of what is being read. Lines show nothing for the first moments, so that quick answers do not flash;
 * a shape stands from the first frame, since it holds the places of a whole page.
 */
export const Loading = ({ rows = 6, shape }: LoadingProps) => {
  const t = useWords(uiWords)
  const Shaped = shape && shapes[shape]
  return (
    <div role="status" data-loading className={css['loading']} data-shape={shape}>
      <span className="visually-hidden">{t('loading')}</span>
      {Shaped ? (
        <div aria-hidden>
          <Shaped />
        </div>
      ) : (
        <div className={css['lines']} aria-hidden>
          <Lines rows={rows} />
        </div>
      )}
    </div>
  )
}
