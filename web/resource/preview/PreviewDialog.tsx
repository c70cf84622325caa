import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { resourceCalls, type ResourceFile } from '#contract/resource/page.ts'
import { resourcePageWords } from '#contract/resource/page.words.ts'
import { readAnswer } from '#web/kit/call/answer.ts'
import { answerTo } from '#web/kit/call/call.ts'
import { Markdown } from '#web/kit/rich/Markdown.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import { kindOf, type PreviewKind } from '#web/resource/preview/kind.ts'
import { cut, textOf } from '#web/resource/preview/text.ts'
import { PreviewTable } from './PreviewTable.tsx'
import css from './preview.module.css'

/** The readers of PDF, CSV and workbooks are fetched with the first file of their kind. */
const PdfPages = lazy(() => import('./PdfPages.tsx').then((it) => ({ default: it.PdfPages })))

interface Read {
  readonly kind: PreviewKind
  readonly blob: Blob
  readonly text: string
  readonly rows: readonly (readonly string[])[]
  readonly url: string
}

const rowsOf = async (kind: PreviewKind, { blob, text }: { blob: Blob; text: string }) => {
  if (kind === 'csv') return (await import('./csv.ts')).csvRows(text)
  return kind === 'sheet' ? (await import('./sheet.ts')).sheetRows(blob) : []
}

const read = async (of: ResourceFile, resource: number): Promise<Read> => {
  const response = await answerTo(resourceCalls.preview, { id: resource, file: of.id })
  if (!response.ok) await readAnswer(response, false)
  const kind = kindOf(of) ?? 'text'
  const blob = await response.blob()
  const isText = kind === 'text' || kind === 'markdown' || kind === 'csv'
  const text = isText ? textOf(await blob.arrayBuffer()) : ''
  const rows = await rowsOf(kind, { blob, text })
  return { kind, blob, text, rows, url: kind === 'image' ? URL.createObjectURL(blob) : '' }
}

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

const content = ({ kind, blob, text, rows, url }: Read, nome: string): ReactNode => {
  switch (kind) {
    case 'image':
      return <img src={url} alt={nome} className={css['image']} />
    case 'pdf':
      return (
        <Suspense fallback={<Loading />}>
          <PdfPages of={blob} />
        </Suspense>
      )
    case 'markdown':
      return <Markdown of={text} />
    case 'csv':
    case 'sheet':
      return <PreviewTable of={rows} name={nome} />
    case 'text':
      return <Text of={text} />
  }
}

interface PreviewDialogProps {
  readonly of: ResourceFile
  readonly resource: number
  readonly onClose: () => void
}

/** A file of a resource, shown in the page; its bytes come by a call, so that who may not read it gets none. */
export const PreviewDialog = ({ of, resource, onClose }: PreviewDialogProps) => {
  const answer = useQuery({
    queryKey: ['resource.preview', of.id],
    queryFn: () => read(of, resource),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog open edge="full" title={of.nome} onClose={onClose}>
      <Answer of={answer}>{(it) => <div className={css['preview']}>{content(it, of.nome)}</div>}</Answer>
    </Dialog>
  )
}
