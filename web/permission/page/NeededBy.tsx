import type { PermissionDetail } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { Panel } from '#web/permission/page/Panel.tsx'
import css from './Lines.module.css'

/** The calls that nobody passes without the permission. What each does is told in English alone, as the API page tells it. */
export const NeededBy = ({ calls }: { calls: PermissionDetail['calls'] }) => {
  const t = useWords(permissionScreenWords)
  const locale = useLocale()
  return (
    <Panel title={t('calls')} empty={calls.length === 0 && t('noCalls')}>
      <ul>
        {calls.map((needed) => (
          <li key={`${needed.method} ${needed.path}`}>
            <span className={css['method']}>{needed.method}</span>
            <code className={css['path']}>{needed.path}</code>
            {locale === 'en' && <span className={css['whole']}>{needed.summary}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
