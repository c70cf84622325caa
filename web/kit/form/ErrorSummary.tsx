import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Summary } from '#web/kit/form/useServerErrors.ts'
import css from './ErrorSummary.module.css'

const focusField = (path: string): void => {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  const field = document.getElementsByName(path)[0] ?? marked.find((it) => it.dataset['path'] === path)
  field?.focus()
}

/** Lists the errors of a refused form: takes the focus, and each line leads to its field. */
export const ErrorSummary = ({ of }: { of: Summary | undefined }) => {
  const box = useRef<HTMLDivElement>(null)
  const turn = of?.turn
  useEffect(() => {
    if (turn !== undefined) box.current?.focus()
  }, [turn])
  if (!of) return null
  return (
    <div role="alert" tabIndex={-1} ref={box} className={css['summary']}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden className={css['icon']} />
      <div>
        <p>{of.message}</p>
        {of.other && (
          <p>
            <Link to={of.other.link} className={css['other']} target="_blank">
              {of.other.name}
            </Link>
          </p>
        )}
        {of.fields.length > 1 && (
          <ul className={css['list']}>
            {of.fields.map((field) => (
              <li key={field.path}>
                <button type="button" onClick={() => focusField(field.path)}>
                  {field.message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
