import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { schematicWords } from '#contract/places/schematic.words.ts'
import { routes } from '#contract/routes/all.ts'
import { pathTo } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { orbitOf } from '#web/places/schematic/orbits.ts'
import type { DistrictKey } from '#web/screens/menu/entry.ts'
import { hasScreen, menuFor, personMenuFor } from '#web/screens/menu/menuFor.ts'
import { allMenus } from '#web/screens/menu/menuToCome.ts'
import css from './DistrictPanel.module.css'

/** Ways in: the screens of one's own menu, or why there are none. */
const Ways = ({ district }: { district: DistrictKey }) => {
  const t = useWords(schematicWords)
  const m = useWords(menuWords)
  const { me, role } = useSession()
  if (!me?.verified)
    return (
      <Button component={Link} to={pathTo('login')} variant="default">
        {t('signIn')}
      </Button>
    )
  const all = [...menuFor(role).flatMap((it) => it.entries), ...personMenuFor(role)]
  const entries = all.filter((it) => it.district === district)
  const [first] = entries
  const built = allMenus.some((it) =>
    it.entries.some((entry) => (entry.district ?? it.key) === district && hasScreen(entry)),
  )
  if (!first) return <p className={css['none']}>{t(built ? 'notYours' : 'notYet')}</p>
  return (
    <>
      <Button
        component={Link}
        to={routes[first.route].path}
        rightSection={<IconArrowRight size={16} stroke={1.75} aria-hidden />}
      >
        {t('open', { name: m(`district_${district}`) })}
      </Button>
      {entries.length > 1 && (
        <nav aria-label={t('inside')} className={css['inside']}>
          <p className={css['label']}>{t('inside')}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.route}>
                <Link to={routes[entry.route].path}>{m(entry.label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** The purpose of the chosen district. */
export const DistrictPanel = ({ district }: { district: DistrictKey }) => {
  const t = useWords(schematicWords)
  const m = useWords(menuWords)
  return (
    <section className={css['panel']} data-district={district}>
      <div role="status">
        <p className={css['orbit']}>{t(`orbit_${orbitOf(district)}`)}</p>
        <h2 className={css['name']}>{m(`district_${district}`)}</h2>
        <p className={css['is']}>{t(`is_${district}`)}</p>
        <p className={css['does']}>{t(`does_${district}`)}</p>
      </div>
      <div className={css['ways']}>
        <Ways district={district} />
      </div>
    </section>
  )
}
