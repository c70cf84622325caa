import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { routes } from '#contract/routes/all.ts'
import { findRoute, pathTo } from '#contract/routes/match.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { useLive } from '#web/kit/live/live.ts'
import { reloadMe, signOut, useMe } from '#web/kit/session/session.ts'
import { tell } from '#web/kit/ui/dialog/confirm.ts'
import { useWords } from '#web/kit/words.ts'
import { PublicBar } from '#web/page/public/PublicBar.tsx'
import { AskTerms } from '#web/terms/AskTerms.tsx'
import { TermsDecision } from '#web/terms/TermsDecision.tsx'
import css from './TermsGate.module.css'

const isTerms = (path: string): boolean => {
  const name = findRoute(path)?.name
  return name === 'terms' || name === 'termsOfService'
}

const isPublic = (path: string): boolean => {
  const name = findRoute(path)?.name
  return name !== undefined && routes[name].roles === 'public'
}

/** Replaces the app until the terms in force are accepted: only the document, and public screens, open. */
export const TermsGate = ({ children }: { children: ReactNode }) => {
  const t = useWords(authWords)
  const w = useWords(termsScreenWords)
  const me = useMe()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const reading = isTerms(pathname)
  const open = reading || isPublic(pathname)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (!open) wanted.current = pathname + search
  }, [open, pathname, search])
  // Answered in another tab or on another device.
  useLive(`user:${me.id}`, (message) => {
    if (message.event === 'terms.answered') void reloadMe().catch(() => undefined)
  })
  // Continues to the requested screen; a person who came to read stays with the document.
  const goOn = () => {
    if (wanted.current !== undefined) void navigate(wanted.current)
  }
  const leave = async () => {
    await signOut()
    await navigate(pathTo('login'))
  }
  // The refusal signs them out; the next screen explains that, and the way back.
  const refuse = async () => {
    await leave()
    await tell({ title: w('refusedTitle'), body: w('refusedOut'), yes: t('again'), tone: 'info' })
  }
  return (
    <div className={css['gate']}>
      {/* Nothing behind the dialog can be pressed, so there is no button; the dialog has its own way out. */}
      {open && (
        <PublicBar>
          <Button variant="subtle" color="gray" size="xs" onClick={() => void leave()}>
            {t('leave')}
          </Button>
        </PublicBar>
      )}
      <main className={css['main']}>{open && children}</main>
      {reading && <TermsDecision onAccepted={goOn} onRefused={() => void refuse()} />}
      {!open && (
        <AskTerms refused={me.use_terms === false} onLeave={() => void leave()} onRefused={() => void refuse()} />
      )}
    </div>
  )
}
