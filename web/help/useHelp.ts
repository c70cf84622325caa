import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { articleIn, articlesIn } from '#web/help/articles.ts'
import { searchHelp, searchTerms } from '#web/help/help.rules.ts'
import { useLocale } from '#web/kit/words.ts'

const PAUSE_MS = 250

/** State of the help page: article and search from the address, and the search as it is typed. */
export const useHelp = () => {
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const id = params.get('artigo')
  const asked = params.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  // The address was changed from elsewhere: a link, Back.
  if (known !== asked) {
    setKnown(asked)
    if (typed.trim() !== asked) setTyped(asked)
  }
  const search = useEffectEvent((q: string) => {
    if (q !== asked) setParams(q === '' ? {} : { q }, { replace: true })
  })
  useEffect(() => {
    if (id !== null) return undefined
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, id])
  return {
    id,
    article: articleIn(locale, id),
    /** The search, to be kept in links. */
    q: id === null ? typed.trim() : asked,
    typed,
    setTyped,
    terms: useMemo(() => searchTerms(id === null ? typed : asked), [id, typed, asked]),
    found: useMemo(() => searchHelp(articlesIn(locale), typed, locale), [typed, locale]),
  }
}

/** The address of an article, with the search that led to it. */
export const articleLink = (id: string, q: string): string => {
  const query = new URLSearchParams({ artigo: id })
  if (q !== '') query.set('q', q)
  return `?${query.toString()}`
}
