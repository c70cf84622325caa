import type { ReactNode } from 'react'
import { Breadcrumbs } from '#web/kit/ui/page/Breadcrumbs.tsx'
import { useDocumentTitle } from '#web/kit/ui/page/title.ts'
import { Mark } from '#web/page/public/Mark.tsx'
import css from './Notice.module.css'

interface NoticeProps {
  /** A short mark above the title, as `404`. */
  readonly code?: string
  readonly title: string
  readonly body: ReactNode
  readonly detail?: ReactNode
  readonly children?: ReactNode
}

/** A page that says one thing and offers a way on. */
export const Notice = ({ code, title, body, detail, children }: NoticeProps) => {
  useDocumentTitle(title)
  return (
    <>
      <Breadcrumbs title={title} />
      <div className={css['notice']}>
        <div className={css['art']} aria-hidden>
          <svg viewBox="0 0 240 120" className={css['orbits']}>
            <ellipse cx="120" cy="60" rx="58" ry="22" />
            <ellipse cx="120" cy="60" rx="88" ry="36" />
            <ellipse cx="120" cy="60" rx="117" ry="50" />
            <circle cx="62" cy="62" r="4" />
            <circle cx="196" cy="42" r="3" />
            <circle cx="146" cy="108.5" r="3" />
          </svg>
          <span className={css['core']}>{code ?? <Mark size={28} />}</span>
        </div>
        <h1 className={css['title']}>{title}</h1>
        <p className={css['body']}>{body}</p>
        {detail && <p className={css['detail']}>{detail}</p>}
        {children && <div className={css['actions']}>{children}</div>}
      </div>
    </>
  )
}
