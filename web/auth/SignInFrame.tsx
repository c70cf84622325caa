import type { ReactNode } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { Orbits } from '#web/auth/Orbits.tsx'
import { useDocumentTitle } from '#web/kit/ui/page/title.ts'
import { useWords } from '#web/kit/words.ts'
import { LanguageMenu } from '#web/page/public/LanguageMenu.tsx'
import { Mark } from '#web/page/public/Mark.tsx'
import { ThemeMenu } from '#web/page/public/ThemeMenu.tsx'
import css from './SignInFrame.module.css'

interface SignInFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly foot?: ReactNode
  /** For a form of many fields. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The page around everything that happens before one is in: a form on one side, who we are on the other. */
export const SignInFrame = ({ title, lead, foot, wide = false, children }: SignInFrameProps) => {
  const t = useWords(authWords)
  useDocumentTitle(title)
  return (
    <div className={css['frame']} data-wide={wide || undefined}>
      <div className={css['side']}>
        <header className={css['top']}>
          <span className={css['brand']}>
            <Mark size={24} />
            Nucleo
          </span>
          <span className={css['tools']}>
            <LanguageMenu />
            <ThemeMenu />
          </span>
        </header>
        <main className={css['main']}>
          <div className={css['head']}>
            <h1 className={css['title']}>{title}</h1>
            {lead && <p className={css['lead']}>{lead}</p>}
          </div>
          {children}
        </main>
        {foot && <footer className={css['foot']}>{foot}</footer>}
      </div>
      <aside className={css['panel']}>
        <Orbits />
        <p className={css['tagline']}>{t('tagline')}</p>
      </aside>
    </div>
  )
}
