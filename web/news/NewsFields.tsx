import { roles } from '#contract/access/roles.ts'
import { NEWS_MAX, newsReaders, newsVentures, type newsCrud } from '#contract/news/news.ts'
import { UploadedImageField } from '#web/file/UploadedImageField.tsx'
import { ChoicesField } from '#web/kit/form/fields/ChoicesField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { RichTextField } from '#web/kit/form/fields/rich/RichTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { useLocale } from '#web/kit/words.ts'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** A cover is as wide as a page and about half as high. */
const COVER = 16 / 9

type Handles = Parameters<FieldsOf<typeof newsCrud.fields>>[0]

/** The fields of a news item: what it says, and for whom it is. */
export const NewsFields = ({ form }: { readonly form: Handles }) => {
  const locale = useLocale()
  const roleName = (role: number) => roles.find((it) => it.value === role)?.[locale] ?? String(role)
  const cover = form.of('cover_id')
  return (
    <>
      <TextField of={form.of('nome')} first />
      <TextField of={form.of('resumo')} />
      <RichTextField of={form.of('body')} max={NEWS_MAX} />
      <UploadedImageField of={cover} use="cover" shape={COVER} />
      {cover.value !== null && <TextField of={form.of('cover_alt')} />}
      <ChoicesField of={form.of('roles')} codes={newsReaders} labelOf={roleName} />
      <LookupManyField of={form.of('ventures')} lookup={newsVentures} />
      <FlagField of={form.of('asks_ack')} />
      <DateTimeField of={form.of('expires_at')} />
    </>
  )
}
