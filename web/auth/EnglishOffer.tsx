import { useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { sayIn } from '#contract/kit/words.ts'
import { chooseLocale } from '#web/kit/session/session.ts'
import { Row, TextButton } from '#web/kit/ui/page/layout.tsx'
import { declineEnglish, mayOfferEnglish, useLocale } from '#web/kit/words.ts'

/** In English, for it speaks to whoever reads no Portuguese. */
const inEnglish = (key: 'english_also' | 'english_use' | 'english_decline'): string =>
  sayIn('en', { entries: authWords.entries, key, params: undefined })

/** Offers English, until it is taken or declined, where the browser asks for it and nobody has chosen a language. */
export const EnglishOffer = () => {
  const locale = useLocale()
  const [declined, setDeclined] = useState(false)
  if (declined || locale === 'en' || !mayOfferEnglish()) return null
  const decline = () => {
    declineEnglish()
    setDeclined(true)
  }
  return (
    <div lang="en">
      <Row gap="small">
        <span>{inEnglish('english_also')}</span>
        <TextButton onClick={() => chooseLocale('en')}>{inEnglish('english_use')}</TextButton>
        <TextButton onClick={decline}>{inEnglish('english_decline')}</TextButton>
      </Row>
    </div>
  )
}
