import { ActingParts } from '#web/gallery/ActingParts.tsx'
import { Colours } from '#web/gallery/Colours.tsx'
import { FieldKinds } from '#web/gallery/FieldKinds.tsx'
import { Fields } from '#web/gallery/Fields.tsx'
import { Forms } from '#web/gallery/Forms.tsx'
import { Marks } from '#web/gallery/Marks.tsx'
import { States } from '#web/gallery/States.tsx'
import { Tables } from '#web/gallery/Tables.tsx'
import { Uploads } from '#web/gallery/Uploads.tsx'
import { ConfirmHost } from '#web/kit/ui/dialog/ConfirmHost.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { ToastHost } from '#web/kit/ui/toast/ToastHost.tsx'
import css from './Gallery.module.css'

const sections = [
  { name: 'Colours, type, districts', Part: Colours },
  { name: 'Buttons and fields', Part: Fields },
  { name: 'Fields of a form', Part: FieldKinds },
  { name: 'Files on their way', Part: Uploads },
  { name: 'Forms', Part: Forms },
  { name: 'Marks', Part: Marks },
  { name: 'Dialogs, menus, toasts', Part: ActingParts },
  { name: 'Waiting, empty, broken', Part: States },
  { name: 'Tables', Part: Tables },
] as const

export const Gallery = ({ theme }: { theme: 'light' | 'dark' }) => (
  <main className={css['gallery']}>
    <PageHeader
      title="Parts"
      count={sections.length}
      lead="What screens are put together from, in every state."
      crumbs={[{ label: 'Nucleo', to: '/' }, { label: theme }]}
    />
    {sections.map(({ name, Part }) => (
      <section key={name} className={css['section']} aria-label={name}>
        <h2>{name}</h2>
        <Part />
      </section>
    ))}
    <ConfirmHost />
    <ToastHost />
  </main>
)
