import '#web/kit/theme/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { BothThemes } from '#web/gallery/BothThemes.tsx'
import { answerPeople } from '#web/gallery/fakePeople.ts'
import { Gallery } from '#web/gallery/Gallery.tsx'
import { queryClient } from '#web/kit/call/query.ts'
import { ThemeProvider } from '#web/kit/theme/ThemeProvider.tsx'
import { setLocale } from '#web/kit/words.ts'

/*
 * The kit's parts in every state, for whoever builds a screen. `npm run dev` serves it at /gallery.html; it is no part
 * of what is built. `?theme=light` or `dark` shows one theme, without it both stand side by side.
 */

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
const one = theme === 'light' || theme === 'dark' ? theme : undefined
setLocale(asked.get('lang') === 'en' ? 'en' : 'pt')

answerPeople()

const router = createHashRouter([{ path: '*', element: one ? <Gallery theme={one} /> : <BothThemes /> }])

const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
createRoot(root).render(
  <ThemeProvider always={one}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ThemeProvider>,
)
