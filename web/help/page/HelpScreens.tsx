import { Button } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { helpWords } from '#contract/help/help.words.ts'
import type { HelpScreen } from '#contract/help/screens.ts'
import { routes } from '#contract/routes/all.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import css from './HelpScreens.module.css'

/** Ways from an article to the screens it speaks of, for whoever may open them. */
export const HelpScreens = ({ names }: { names: readonly HelpScreen[] }) => {
  const t = useWords(helpWords)
  const { role } = useSession()
  const open = names.filter((name) => isBuilt(name) && mayOpen(routes[name], role))
  if (open.length === 0) return null
  return (
    <div className={css['screens']}>
      {open.map((name) => (
        <Button
          key={name}
          component={Link}
          to={routes[name].path}
          variant="light"
          rightSection={<IconArrowUpRight size={16} stroke={1.75} aria-hidden />}
        >
          {t('open', { name: t(`screen_${name}`) })}
        </Button>
      ))}
    </div>
  )
}
