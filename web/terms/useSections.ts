import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { sectionAt, sectionIds, type SectionId, type TermsText } from '#contract/terms/terms.text.ts'

const headingOf = (id: SectionId): HTMLElement | null => document.querySelector(`[data-section="${id}"]`)

/** A heading counts as reached when it stands this far below the top. */
const REACHED_PX = 160

const sectionOnScreen = (): SectionId => {
  // At the end of the page the last section cannot come any higher.
  const last = sectionIds[sectionIds.length - 1] ?? sectionIds[0]
  const end = headingOf(last)?.parentElement?.getBoundingClientRect().bottom ?? Infinity
  if (end <= window.innerHeight) return last
  const passed = sectionIds.findLast((id) => (headingOf(id)?.getBoundingClientRect().top ?? Infinity) < REACHED_PX)
  return passed ?? sectionIds[0]
}

/**
 * Keeps page and address together: `?s=7` brings the seventh section to the top (anchors proper belong to the router),
 * and the answer is the section being read. Another language keeps the section.
 */
export const useSections = (text: TermsText | undefined): SectionId => {
  const ready = text !== undefined
  const [params] = useSearchParams()
  const { key } = useLocation()
  const wanted = sectionAt(params.get('s'))
  const [here, setHere] = useState<SectionId>(wanted ?? sectionIds[0])
  const shown = useRef(text)

  const go = useEffectEvent((id: SectionId | undefined) => {
    const heading = id && headingOf(id)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (ready) go(wanted)
  }, [ready, wanted, key])

  const keepPlace = useEffectEvent(() => {
    const another = shown.current !== undefined && shown.current !== text
    if (another && here !== sectionIds[0]) headingOf(here)?.scrollIntoView({ block: 'start' })
    shown.current = text
  })
  useEffect(() => keepPlace(), [text])

  useEffect(() => {
    if (!ready) return undefined
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setHere(sectionOnScreen()))
    }
    // Scroll events of the page and of the shell's sheet are both captured.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', look, { capture: true })
    }
  }, [ready])
  return here
}
