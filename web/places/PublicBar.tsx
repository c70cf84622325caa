import type { ReactNode } from 'react'
import { LanguageMenu } from '#web/shell/bar/LanguageMenu.tsx'
import { ThemeMenu } from '#web/shell/bar/ThemeMenu.tsx'
import { Mark } from '#web/shell/Mark.tsx'
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
