import { newsNoun } from '#contract/news/news.noun.ts'
import { newsCrud } from '#contract/news/news.ts'
import { NewsFields } from '#web/news/NewsFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

/** A new news item, which begins as a draft, and the edit of one. */
export const NewsFormScreen = () => (
  <RecordFormScreen noun={newsNoun} of={newsCrud} fields={(form) => <NewsFields form={form} />} />
)
