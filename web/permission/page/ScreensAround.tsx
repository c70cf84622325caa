import type { Thing } from '#contract/access/matrix.ts'
import { screensOf, type OpenScreen } from '#contract/permission/permission.areas.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import { Panel } from '#web/permission/page/Panel.tsx'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import css from './Lines.module.css'

/** The screens where the thing is met, with the roles that open them. */
export const ScreensAround = ({ thing }: { thing: Thing }) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const screens = screensOf(thing)
  const who = ({ roles }: OpenScreen): string =>
    typeof roles === 'string' ? t('everybody') : roles.map((it) => names.role(it)).join(', ')
  return (
    <Panel title={t('screens')} note={t('screensNote')} empty={screens.length === 0 && t('noScreens')}>
      <ul>
        {screens.map((screen) => (
          <li key={screen.path}>
            <code className={css['path']}>{screen.path}</code>
            <span className={css['whole']}>{who(screen)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
