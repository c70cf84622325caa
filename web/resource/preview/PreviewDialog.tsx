import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import type { ResourceFile } from '#contract/resource/page.ts'
import { resourcePageWords } from '#contract/resource/page.words.ts'
import { BlobImage } from '#web/kit/rich/BlobImage.tsx'
import { Html } from '#web/kit/rich/Html.tsx'
import { Markdown } from '#web/kit/rich/Markdown.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import { readFile, type FileContent } from '#web/resource/preview/read.ts'
import { cut } from '#web/resource/preview/text.ts'
import { PreviewTable } from './PreviewTable.tsx'
import css from './preview.module.css'

/** The reader of PDF is fetched with the first file of its kind. */
const PdfPages = lazy(() => import('./PdfPages.tsx').then((it) => ({ default: it.PdfPages })))

const Text = ({ of }: { readonly of: string }) => {
  const t = useWords(resourcePageWords)
  const { text, shown } = cut(of)
  return (
    <>
      <pre className={css['text']}>{text}</pre>
      {shown !== undefined && <p>{t('cut', { shown })}</p>}
    </>
  )
}

interface ContentProps {
  readonly of: FileContent
  readonly name: string
}

const Content = ({ of, name }: ContentProps): ReactNode => {
  const t = useWords(resourcePageWords)
  switch (of.kind) {
    case 'image':
      return <BlobImage of={of.blob} alt={name} className={css['image']} />
    case 'pdf':
      return (
        <Suspense fallback={<Loading />}>
          <PdfPages of={of.blob} />
        </Suspense>
      )
    case 'markdown':
      return <Markdown of={of.text} />
    case 'docx':
      return <Html of={of.html} pictures={of.pictures} cut={t('cutText')} />
    case 'rows':
      return <PreviewTable of={of.rows} name={name} />
    case 'text':
      return <Text of={of.text} />
    case 'broken':
    case 'large':
      return <p role="alert">{t(of.kind)}</p>
  }
}

interface PreviewDialogProps {
  readonly of: ResourceFile
  readonly resource: number
  readonly onClose: () => void
}

/** A file of a resource, shown in the page. */
export const PreviewDialog = ({ of, resource, onClose }: PreviewDialogProps) => {
  const answer = useQuery({
    queryKey: ['resource.preview', of.id],
    queryFn: () => readFile(of, resource),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog open edge="full" title={of.nome} onClose={onClose}>
      <Answer of={answer}>
        {(content) => (
          // Read by the keys of the page where nothing inside takes focus: a text, or a PDF of one page.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className={css['preview']} role="group" tabIndex={0} aria-label={of.nome}>
            <Content of={content} name={of.nome} />
          </div>
        )}
      </Answer>
    </Dialog>
  )
}
