import '#web/kit/theme/district.css'
import '#web/kit/theme/venture.css'
import { useDisclosure } from '@mantine/hooks'
import { IconKeyboard } from '@tabler/icons-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { findRoute } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { RecordMarks } from '#web/kit/list/marks.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { askedTour } from '#web/kit/tour/asked.ts'
import { early } from '#web/kit/ui/early.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { partsAwaited } from '#web/kit/ui/onDemand.tsx'
import { BesideTitle, Place, Views } from '#web/kit/ui/page/place.ts'
import { useWords } from '#web/kit/words.ts'
import { UrgentHost } from '#web/message/UrgentHost.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { FollowGrants } from '#web/permission/FollowGrants.tsx'
import { ViewAsBanner } from '#web/permission/viewAs/ViewAsBanner.tsx'
import { hasPlainMenu, personMenuFor } from '#web/screens/menu/menuFor.ts'
import { TopBar } from '#web/shell/bar/TopBar.tsx'
import { CreateHost } from '#web/shell/create/CreateHost.tsx'
import { Rail } from '#web/shell/menu/Rail.tsx'
import { Side } from '#web/shell/menu/Side.tsx'
import { sideShut } from '#web/shell/menu/sideShut.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import { ViewSwitch } from '#web/shell/menu/ViewSwitch.tsx'
import { wayTo } from '#web/shell/menu/wayTo.ts'
import { Opening } from '#web/shell/palette/Opening.tsx'
import { useArrival } from '#web/shell/useArrival.ts'
import { TourHost } from '#web/tour/TourHost.tsx'
import css from './Shell.module.css'

const marks = { projeto: VentureMark }

interface GoKeyProps {
  readonly keys: string
  readonly label: string
  readonly run: () => void
}

/** `G` and a letter: one component each, because menus differ in length by role. */
const GoKey = ({ keys, label, run }: GoKeyProps) => {
  const t = useWords(shellWords)
  useHotkey(keys, run, { label, group: t('screens') })
  return null
}

const Palette = lazy(() => import('#web/shell/palette/Palette.tsx').then((it) => ({ default: it.Palette })))
/** The palette with what is typed into it, from the key that opens it on. */
const Searching = ({ onClose }: { readonly onClose: () => void }) => {
  const [q, setQ] = useState('')
  return (
    <>
      <Opening onType={setQ} onClose={onClose} />
      <Suspense fallback={null}>
        <Palette q={q} onType={setQ} onClose={onClose} />
      </Suspense>
    </>
  )
}

const ShortcutHelp = lazy(() =>
  import('#web/shell/palette/ShortcutHelp.tsx').then((it) => ({ default: it.ShortcutHelp })),
)

// Without it (a cut network) the screen lacks one link.
const ScreenHelp = early(() =>
  import('#web/help/link/ScreenHelp.tsx').then(
    (it) => it.ScreenHelp,
    () => () => null,
  ),
)
const screenHelp = (
  <span className={css['helpPlace']}>
    <Suspense>
      <ScreenHelp />
    </Suspense>
  </span>
)

const viewSwitch = <ViewSwitch />

/** Bar, rail and menu around a screen. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const navigate = useNavigate()
  const parts = useStore(partsAwaited)
  const moving = useNavigation().state !== 'idle' || parts > 0
  const main = useArrival()
  const { role } = useSession()
  // A tour shows the menu even when it is collapsed.
  const touring = useStore(askedTour) !== undefined
  const shut = useStore(sideShut) && !touring
  // The matches of an unknown address are empty.
  const { pathname } = useLocation()
  const { districts, led, accent } = useDistrict()
  const plain = hasPlainMenu(role)
  const way = wayTo(findRoute(pathname)?.name, role, led).map((it) => ({ ...it, label: m(it.label) }))
  const [palette, paletteIs] = useDisclosure()
  const [help, helpIs] = useDisclosure()
  useHotkey('mod+k', paletteIs.open, { label: t('palette'), group: t('general') })
  // A screen with a search of its own binds the key after this.
  useHotkey('/', paletteIs.open)
  useHotkey('?', helpIs.open, { label: t('shortcuts'), group: t('general'), icon: IconKeyboard })
  const own = personMenuFor(role).map((entry) => ({ entry, district: entry.label }))
  const listed = districts.flatMap((it) => it.entries.map((entry) => ({ entry, district: it.label })))
  const goes = [...listed, ...own].flatMap(({ entry, district }) =>
    entry.views.filter((it) => it.go).map((view) => ({ ...view, district })),
  )
  return (
    <div className={css['shell']}>
      <CreateHost />
      <a
        className={css['skip']}
        href="#main"
        onClick={(event) => {
          // The address belongs to the router.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('skip')}
      </a>
      {!plain && (
        <div className={css['rail']}>
          <Rail />
          {!shut && <Side />}
        </div>
      )}
      <div className={css['sheet']} data-plain={plain || undefined}>
        <ViewAsBanner />
        <TopBar onPalette={paletteIs.open} onHelp={helpIs.open} />
        <div className={css['progress']} data-on={moving ? true : undefined} aria-hidden />
        {/* A scrolling area needs the focus where nothing inside it takes it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <main id="main" ref={main} tabIndex={0} className={css['main']} data-district={accent}>
          <div className={css['page']}>
            <Place value={way}>
              <BesideTitle value={screenHelp}>
                <Views value={viewSwitch}>
                  <RecordMarks value={marks}>{children}</RecordMarks>
                </Views>
              </BesideTitle>
            </Place>
          </div>
        </main>
      </div>
      <FollowGrants />
      <UrgentHost />
      <div className={css['offer']}>
        <TourHost />
      </div>
      {goes.map((target) => (
        <GoKey
          key={target.route}
          keys={`g ${target.go}`}
          label={t('goTo', { screen: m(target.label === 'home' ? target.district : target.label) })}
          run={() => void navigate(routes[target.route].path)}
        />
      ))}
      {palette && <Searching onClose={paletteIs.close} />}
      <Suspense fallback={null}>{help && <ShortcutHelp onClose={helpIs.close} />}</Suspense>
    </div>
  )
}
