import { createElement, useEffect, type ComponentType } from 'react'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { inTime } from '#web/kit/call/load.ts'
import { useSession } from '#web/kit/session/session.ts'
import { firstScreen } from '#web/screens/first.ts'
import { laterScreen } from '#web/screens/later.ts'
import type { LoadScreen } from '#web/screens/screen.ts'

const fetched = new Map<RouteName, ComponentType>()

const loaderOf = async (name: RouteName): Promise<LoadScreen> => firstScreen(name)?.load ?? (await laterScreen(name))

/** Fetches the table of a later screen, which its code waits for; a failure is told by `fetchScreen`. */
export const fetchTable = (name: RouteName): void => void loaderOf(name).catch(() => undefined)

/** Fetches a screen's code once; a failed one is tried again at the next visit. */
export const fetchScreen = async (name: RouteName): Promise<void> => {
  if (!fetched.has(name)) fetched.set(name, await inTime(loaderOf(name).then((load) => load())))
}

/** The screen of a route; the guard has fetched it. Its name on the page tells tests and styles which one stands there. */
export const ScreenHost = ({ name }: { name: RouteName }) => {
  const { me } = useSession()
  useEffect(() => {
    document.documentElement.dataset['route'] = name
  }, [name])
  // Signed out on another page: the guard is about to lead away, and the screen has nobody to ask about.
  if (!me && routes[name].roles !== 'public') return null
  const screen = fetched.get(name)
  return screen ? createElement(screen) : null
}
