import { Button } from '@mantine/core'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the bundler makes it the address of a file
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { resourcePageWords } from '#contract/resource/page.words.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './preview.module.css'

GlobalWorkerOptions.workerSrc = worker

/** Points of the screen for one of the page, so that text stays sharp. */
const SCALE = 2

interface PageProps {
  readonly of: PDFDocumentProxy
  readonly page: number
}

const Page = ({ of, page }: PageProps) => {
  const t = useWords(resourcePageWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    let cancel = (): void => {}
    let isOver = false
    const draw = async () => {
      const sheet = await of.getPage(page)
      if (isOver || !canvas.current) return
      const viewport = sheet.getViewport({ scale: SCALE })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      const task = sheet.render({ canvas: canvas.current, viewport })
      cancel = () => task.cancel()
      const { items } = await sheet.getTextContent()
      setText(items.map((it) => ('str' in it ? it.str : '')).join(' '))
      // A page that was turned before it was drawn is no failure.
      await task.promise.catch(() => undefined)
    }
    void draw()
    return () => {
      isOver = true
      cancel()
    }
  }, [of, page])
  return (
    <>
      <canvas ref={canvas} className={css['page']} role="img" aria-label={t('page', { page, pages: of.numPages })} />
      <p className="visually-hidden">{text}</p>
    </>
  )
}

/** A PDF, page by page, drawn by ourselves: nothing in it runs, and no viewer of the browser is asked. */
export const PdfPages = ({ of }: { readonly of: Blob }) => {
  const t = useWords(resourcePageWords)
  const [file, setFile] = useState<PDFDocumentProxy | 'broken'>()
  const [page, setPage] = useState(1)
  useEffect(() => {
    let close = (): void => {}
    let isOver = false
    const open = async () => {
      const task = getDocument({ data: await of.arrayBuffer() })
      close = () => void task.destroy()
      try {
        const read = await task.promise
        if (!isOver) setFile(read)
      } catch {
        if (!isOver) setFile('broken')
      }
    }
    void open()
    return () => {
      isOver = true
      close()
    }
  }, [of])
  if (file === undefined) return <Loading />
  if (file === 'broken') return <p role="alert">{t('broken')}</p>
  return (
    <Stack>
      <Row>
        <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          {t('previous')}
        </Button>
        <span role="status">{t('page', { page, pages: file.numPages })}</span>
        <Button variant="default" disabled={page >= file.numPages} onClick={() => setPage(page + 1)}>
          {t('next')}
        </Button>
      </Row>
      <Page of={file} page={page} />
    </Stack>
  )
}
