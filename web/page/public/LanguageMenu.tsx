import { shellWords } from '#contract/shell/shell.words.ts'
import { chooseLocale } from '#web/kit/session/session.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import css from './bar.module.css'

const choices = [
  { locale: 'pt', word: 'portuguese' },
  { locale: 'en', word: 'english' },
] as const

export const LanguageMenu = () => {
  const t = useWords(shellWords)
  const locale = useLocale()
  return (
    <Menu
      label={`${t('language')}: ${t(locale === 'pt' ? 'portuguese' : 'english')}`}
      className={css['tool']}
      button={<span className={css['locale']}>{locale}</span>}
      items={choices.map((choice) => ({
        label: t(choice.word),
        checked: choice.locale === locale,
        onClick: () => chooseLocale(choice.locale),
      }))}
    />
  )
}
