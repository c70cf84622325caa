import { fileCalls } from '#contract/file/file.calls.ts'
import type { NewsRow } from '#contract/news/news.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { useLinked } from '#web/kit/call/linked.ts'
import { RichText } from '#web/kit/rich/RichText.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { Acknowledge } from '#web/news/Acknowledge.tsx'
import { Reactions } from '#web/news/Reactions.tsx'
import css from './news.module.css'

interface CoverProps {
  readonly id: number
  readonly alt: string
}

/** The cover of a news item; its place is kept while it loads, so that the text below does not move. */
const Cover = ({ id, alt }: CoverProps) => {
  const url = useLinked(fileCalls.link, { id })
  return <div className={css['cover']}>{url !== undefined && <img src={url} alt={alt} />}</div>
}

const NOBODY = new Map<number, string>()

/** A news item as it is read: cover, summary, text, and below it what its reader answers. */
export const Article = ({ of }: { readonly of: NewsRow }) => {
  const t = useWords(newsPageWords)
  return (
    <Card>
      <article className={css['article']} aria-label={t('text')}>
        {of.cover_id !== null && <Cover id={of.cover_id} alt={of.cover_alt} />}
        {of.resumo !== '' && <p className={css['lead']}>{of.resumo}</p>}
        <RichText of={of.body} names={NOBODY} />
      </article>
      {of.for_me && of.asks_ack && <Acknowledge of={of} />}
      <Reactions of={of} />
    </Card>
  )
}
