import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconKeyboard, IconLogout } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { roles } from '#contract/access/roles.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useLocale, useWords } from '#web/kit/words.ts'
import { schemes } from '#web/page/public/schemes.ts'
import { personMenuFor } from '#web/screens/menu/menuFor.ts'
import { Face } from '#web/shell/bar/Face.tsx'
import { OrganisationName } from '#web/shell/bar/OrganisationName.tsx'
import { useLeave } from '#web/shell/bar/useLeave.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import { menuPages } from '#web/shell/menu/pages.ts'
import css from './PersonMenu.module.css'

export const PersonMenu = ({ onHelp }: { onHelp: () => void }) => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const locale = useLocale()
  const navigate = useNavigate()
  const { me, role } = useSession()
  const leave = useLeave()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  if (!me) return null
  const leaveEverywhere = async () => {
    // Not here yet, and it cannot be fetched: then the server cannot be told either.
    const loaded = await import('#web/shell/bar/leaveEverywhere.tsx').catch(() => undefined)
    if (!loaded) toast.error(say(uiWords, 'networkError'))
    else if (await loaded.leaveEverywhere()) await navigate(pathTo('login'))
  }
  return (
    <Menu
      label={t('person', { name: me.c_name })}
      className={css['button']}
      button={<Face name={me.c_name} photo={me.foto} />}
      header={
        <div className={css['who']}>
          <Face name={me.c_name} photo={me.foto} size="lg" />
          <div className={css['words']}>
            <p className={css['name']}>{me.c_name}</p>
            <p className={css['email']}>{me.email}</p>
            <OrganisationName className={css['email']} />
            {role !== undefined && <p className={css['role']}>{roles[role][locale]}</p>}
          </div>
        </div>
      }
      items={[
        ...personMenuFor(role).map((it) => ({ label: m(it.label), icon: it.icon, to: entryPath(it) })),
        ...schemes.map(({ scheme, word, icon }) => ({
          label: `${t('appearance')}: ${t(word)}`,
          icon,
          checked: scheme === colorScheme,
          onClick: () => setColorScheme(scheme),
        })),
        { label: t('shortcuts'), icon: IconKeyboard, hint: <Kbd keys="?" />, onClick: onHelp },
        ...menuPages.map((it) => ({ label: m(it.label), icon: it.icon, to: entryPath(it) })),
        { label: t('leave'), icon: IconLogout, apart: true, onClick: () => void leave() },
        { label: t('leaveEverywhere'), icon: IconDeviceDesktop, onClick: () => void leaveEverywhere() },
      ]}
    />
  )
}
