import { roles } from '#contract/access/roles.ts'
import { helpWords } from '#contract/help/help.words.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { screenWords } from '#contract/shell/screen.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { LinkList } from '#web/kit/ui/LinkList.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import type { MenuEntry } from '#web/screens/menu/entry.ts'
import { menuFor } from '#web/screens/menu/menuFor.ts'
import css from './MyScreens.module.css'

const hasPurpose = (route: string): route is KeyOf<typeof screenWords> => Object.hasOwn(screenWords.entries, route)

/** The screens of some entries, every view of each, with what it is for. */
const Screens = ({ of }: { readonly of: readonly MenuEntry[] }) => {
  const m = useWords(menuWords)
  const d = useWords(screenWords)
  const items = of.flatMap(({ icon, views }) =>
    views.map(({ route, label }) => ({
      key: route,
      icon,
      name: m(label),
      why: hasPurpose(route) ? d(route) : undefined,
      to: routes[route].path,
    })),
  )
  return <LinkList items={items} />
}

/** The screens of the reader's own menu, so that the article is right for every role. */
export const MyScreens = () => {
  const t = useWords(helpWords)
  const m = useWords(menuWords)
  const locale = useLocale()
  const { role } = useSession()
  if (role === undefined) return null
  return (
    <div className={css['screens']}>
      <p>{t('yourRole', { role: roles[role][locale] })}</p>
      {menuFor(role).map(({ key, label, entries }) => (
        <section key={key}>
          <h3 className={css['name']}>{m(label)}</h3>
          <Screens of={entries} />
        </section>
      ))}
    </div>
  )
}
