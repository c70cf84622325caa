import type { ReactNode } from 'react'
import { LanguageMenu } from '#web/page/public/LanguageMenu.tsx'
import { Mark } from '#web/page/public/Mark.tsx'
import { ThemeMenu } from '#web/page/public/ThemeMenu.tsx'
import css from './PublicBar.module.css'

/** The head of a page without the shell: whose page it is, language, theme, and a way on. */
export const PublicBar = ({ children }: { children?: ReactNode }) => (
  <header className={css['bar']}>
    <span className={css['brand']}>
      <Mark size={24} />
      Nucleo
    </span>
    <div className={css['tools']}>
      <LanguageMenu />
      <ThemeMenu />
      {children}
    </div>
  </header>
)
