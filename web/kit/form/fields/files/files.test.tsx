import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { words } from '#contract/kit/words.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { connection } from '#web/kit/connection.ts'
import { moved, wholeFrame, zoomed } from '#web/kit/form/fields/files/crop.ts'
import { FileField } from '#web/kit/form/fields/files/FileField.tsx'
import { FilesField } from '#web/kit/form/fields/files/FilesField.tsx'
import { ImageField } from '#web/kit/form/fields/files/ImageField.tsx'
import { shownSize, type Upload } from '#web/kit/form/fields/files/upload.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, type FakeServer } from '#web/testing/server.ts'

const save = endpoint({
  method: 'POST',
  path: '/api/papers',
  can: 'login',
  summary: 'Stores a paper',
  input: z.object({ file_id: z.number(), photo_id: z.number().nullable() }),
  output: z.object({ id: z.number() }),
})
const paperWords = words('paper', { field_file_id: ['Contrato', 'Contract'], field_photo_id: ['Foto', 'Photo'] })

const paper = new File(['abc'], 'contrato.pdf', { type: 'application/pdf' })
const photo = new File(['png'], 'eu.png', { type: 'image/png' })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('POST', '/api/papers', { id: 1 })
  server.answer('POST', '/api/folders', { id: 1 })
  // jsdom has no `createImageBitmap`.
  vi.stubGlobal('createImageBitmap', (it: File) =>
    it.name.includes('broken') ? Promise.reject(new Error('no image')) : Promise.resolve({ width: 400, height: 200 }),
  )
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

const Screen = ({ upload, most }: { upload: Upload<number>; most?: number }) => {
  const form = useForm(save, { words: paperWords })
  return (
    <Form of={form}>
      <FileField
        of={form.of('file_id')}
        upload={upload}
        accept={['application/pdf', '.csv']}
        {...(most === undefined ? {} : { most })}
      />
      <ImageField
        of={form.of('photo_id')}
        upload={upload}
        cut={(_, { x, width }, { name }) => Promise.resolve(new File([`${x} ${width}`], `${name}.webp`))}
      />
      <SendButton of={form}>enviar</SendButton>
    </Form>
  )
}
const pack = endpoint({
  method: 'POST',
  path: '/api/folders',
  can: 'login',
  summary: 'Stores several papers',
  input: z.object({ file_ids: z.array(z.number()) }),
  output: z.object({ id: z.number() }),
})
const Many = ({ upload }: { upload: Upload<number> }) => {
  const form = useForm(pack, { words: words('pack', { field_file_ids: ['Anexos', 'Attachments'] }) })
  return (
    <Form of={form}>
      <FilesField of={form.of('file_ids')} upload={upload} accept={['application/pdf']} limit={4} />
      <SendButton of={form}>enviar</SendButton>
    </Form>
  )
}
const choose = (label: string, file: File) =>
  userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), file, { applyAccept: false })
const zone = () => screen.getAllByRole('button', { name: 'Escolher arquivo' })[0]!

test('a file is sent as it is chosen, dropped or pasted, and the form sends its id', async () => {
  const sent: string[] = []
  render(
    <Screen
      upload={(file, { onProgress }) => {
        onProgress(0.5)
        sent.push(file.name)
        return Promise.resolve({ id: sent.length })
      }}
    />,
  )
  await choose('Contrato', paper)
  expect(await screen.findByText('contrato.pdf')).toBeTruthy()
  fireEvent.drop(zone(), { dataTransfer: { files: [paper] } })
  await waitFor(() => expect(sent).toHaveLength(2))
  const paste = createEvent.paste(zone(), { clipboardData: { files: [paper] } })
  fireEvent(zone(), paste)
  await waitFor(() => expect(sent).toHaveLength(3))
  await screen.findByText('contrato.pdf enviado')
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(await server.bodies('/api/papers')).toEqual([{ file_id: 3, photo_id: null }])
})

test('what is no such file, too large or refused is told, and none is missing', async () => {
  const upload = vi.fn<Upload<number>>(() => Promise.reject(new CallError({ message: 'Sem espaço.', status: 413 })))
  render(<Screen upload={upload} most={2_500_000} />)
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  expect(screen.getByText('Preencha este campo.')).toBeTruthy()
  expect(document.activeElement).toBe(zone())
  await choose('Contrato', photo)
  expect(screen.getByText('eu.png não é de um tipo aceito.')).toBeTruthy()
  const large = new File(['x'], 'dados.csv')
  Object.defineProperty(large, 'size', { value: 3_000_000 })
  await choose('Contrato', large)
  expect(screen.getByText('dados.csv é maior que 2,5 MB.')).toBeTruthy()
  expect(upload).not.toHaveBeenCalled()
  await choose('Contrato', paper)
  expect(await screen.findByText('Sem espaço.')).toBeTruthy()
})

test('a sending shows how far it is and can be given up', async () => {
  let given: AbortSignal | undefined
  render(
    <Screen
      upload={(_, { signal, onProgress }) => {
        given = signal
        onProgress(0.42)
        return new Promise(() => undefined)
      }}
    />,
  )
  await choose('Contrato', paper)
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.42)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar contrato.pdf' }))
  expect(given?.aborted).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('what broke off says why, goes on when asked, and by itself once there is a connection', async () => {
  let answers: (() => Promise<{ id: number }>)[] = [
    () => Promise.reject(new CallError({ message: 'Sem rede.', network: true })),
    () => Promise.reject(new CallError({ message: 'Ainda sem rede.', network: true })),
    () => Promise.resolve({ id: 5 }),
  ]
  const given: File[] = []
  const upload: Upload<number> = (file, { onState }) => {
    given.push(file)
    onState('waiting')
    const [next, ...rest] = answers
    answers = rest
    return next!()
  }
  render(<Screen upload={upload} />)
  await choose('Contrato', paper)
  expect(await screen.findByText('Sem rede.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar enviar contrato.pdf de novo' }))
  expect(await screen.findByText('Ainda sem rede.')).toBeTruthy()
  act(() => {
    connection.set('offline')
    connection.set('online')
  })
  await screen.findByText('contrato.pdf enviado')
  // The same file each time, so that it goes on from where it was.
  expect(new Set(given)).toEqual(new Set([paper]))
})

test('several files come at once, each for itself, and the form sends all of their ids', async () => {
  const waiting = new Map<string, (it: { id: number }) => void>()
  const upload: Upload<number> = (file) =>
    file.name === 'larga.pdf'
      ? Promise.reject(new CallError({ message: 'Não é um PDF.', status: 422 }))
      : new Promise((resolve) => waiting.set(file.name, resolve))
  render(<Many upload={upload} />)
  const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
  await userEvent.upload(
    screen.getByLabelText('Anexos', { selector: 'input' }),
    ['a.pdf', 'b.pdf', 'larga.pdf', 'c.txt'].map((name) => (name === 'c.txt' ? new File(['x'], name) : pdf(name))),
    { applyAccept: false },
  )
  expect(screen.getByText('c.txt não é de um tipo aceito.')).toBeTruthy()
  expect(await screen.findByText('Não é um PDF.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /de novo/ })).toBeNull()
  act(() => {
    waiting.get('b.pdf')?.({ id: 2 })
    waiting.get('a.pdf')?.({ id: 1 })
  })
  expect((await screen.findAllByRole('listitem')).map((it) => it.textContent)).toEqual(['b.pdf', 'a.pdf'])
  fireEvent.drop(screen.getByRole('button', { name: 'Escolher arquivos' }), {
    dataTransfer: { files: ['d.pdf', 'e.pdf'].map(pdf) },
  })
  expect(await screen.findByText('No máximo 4 arquivos.')).toBeTruthy()
  act(() => waiting.get('d.pdf')?.({ id: 4 }))
  await screen.findByText('d.pdf')
  await userEvent.click(screen.getByRole('button', { name: 'Remover b.pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(await server.bodies('/api/folders')).toEqual([{ file_ids: [1, 4] }])
})

test('an image is framed by zoom and keys before it is sent; one that is none is told', async () => {
  const sent: string[] = []
  render(
    <Screen
      upload={async (file) => {
        sent.push(await file.text())
        return { id: 9 }
      }}
    />,
  )
  await choose('Foto', new File(['x'], 'broken.png', { type: 'image/png' }))
  expect(await screen.findByText('Esta imagem não pôde ser lida.')).toBeTruthy()
  await choose('Foto', photo)
  await screen.findByRole('dialog', { name: 'Enquadrar a imagem' })
  fireEvent.change(screen.getByLabelText('Aproximar'), { target: { value: '2' } })
  screen.getByRole('button', { name: /Arraste/ }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.click(screen.getByRole('button', { name: 'Usar imagem' }))
  expect(await screen.findByText('eu.png.webp')).toBeTruthy()
  // 100 of 400 pixels from the middle, and five of them further to the left.
  expect(sent).toEqual(['145 100'])
})

test('a piece of an image never leaves it and keeps its shape', () => {
  const size = fc.record({ width: fc.integer({ min: 50, max: 6000 }), height: fc.integer({ min: 50, max: 6000 }) })
  const by = fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) })
  fc.assert(
    fc.property(
      size,
      by,
      fc.constantFrom(1, 1.5, 16 / 9, 0.5),
      fc.double({ min: 1, max: 4, noNaN: true }),
      (image, way, shape, zoom) => {
        const frame = moved(zoomed(wholeFrame(image, shape), image, { zoom, shape }), way, image)
        expect(frame.x).toBeGreaterThanOrEqual(0)
        expect(frame.x + frame.width).toBeLessThanOrEqual(image.width + 0.001)
        expect(frame.y + frame.height).toBeLessThanOrEqual(image.height + 0.001)
        expect(frame.width / frame.height).toBeCloseTo(shape)
      },
    ),
  )
})

test.each([
  [999, '999 B'],
  [1500, '1.5 kB'],
  [25_000_000, '25 MB'],
])('%s bytes read %s', (bytes, shown) => expect(shownSize(bytes, String)).toBe(shown))
