import { describe, expect, test, vi } from 'vitest'
import { makeDocuments } from '#server/kit/document/document.ts'
import { documentWith } from '#server/testing/documents.ts'
import { scaled } from '#server/testing/pace.ts'
import { textOfPdf } from '#server/testing/pdf.ts'

const bounds = { idleMs: 60_000, limitMs: 60_000, memoryMb: 512, waiting: 20 }
const broken = { ...documentWith(1), organisation: { nome: 'Ipê', logo: new Uint8Array([1, 2, 3]) } }

test('documents are made one after the other by a thread that ends once it has nothing to do', async () => {
  const { documentOf, isWarm } = makeDocuments({ ...bounds, idleMs: 200 })
  const files = await Promise.all([1, 2, 3].map((it) => documentOf({ ...documentWith(it), title: `Ordem ${it}` })))
  expect(isWarm()).toBe(true)
  for (const [index, file] of files.entries()) expect(await textOfPdf(file)).toContain(`Ordem ${index + 1}`)
  await vi.waitFor(() => expect(isWarm()).toBe(false), { timeout: scaled(5000) })
  expect(await textOfPdf(await documentOf(documentWith(1)))).toContain('Ordem de pagamento 42')
})

test('a document is the work of another thread', async () => {
  const { documentOf } = makeDocuments(bounds)
  const [here, all] = [process.threadCpuUsage(), process.cpuUsage()]
  await documentOf(documentWith(2000))
  const [own, total] = [process.threadCpuUsage(here), process.cpuUsage(all)]
  expect((own.user + own.system) / (total.user + total.system)).toBeLessThan(0.25)
})

describe('a document that cannot be made', () => {
  test('says why, and the thread goes on', async () => {
    const { documentOf, isWarm } = makeDocuments(bounds)
    await expect(documentOf(broken)).rejects.toThrow(/No document was made.*image/i)
    expect(isWarm()).toBe(true)
    expect(await textOfPdf(await documentOf(documentWith(1)))).toContain('Ordem')
  })

  test('because it is too large ends its thread alone, and the next is made by another', async () => {
    const { documentOf, isWarm } = makeDocuments({ ...bounds, memoryMb: 48 })
    await expect(documentOf(documentWith(20_000))).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
    expect(isWarm()).toBe(false)
    expect(await textOfPdf(await documentOf(documentWith(1)))).toContain('Ordem')
  })

  test('because it takes too long is given up', async () => {
    const { documentOf, isWarm } = makeDocuments({ ...bounds, limitMs: 1 })
    await expect(documentOf(documentWith(1))).rejects.toMatchObject({ name: 'AbortError' })
    expect(isWarm()).toBe(false)
  })

  test('because too many wait is asked for later', async () => {
    const { documentOf } = makeDocuments({ ...bounds, waiting: 1 })
    const asked = [1, 2, 3].map((it) => documentOf(documentWith(it)))
    await expect(asked[2]).rejects.toMatchObject({ options: { status: 429 } })
    expect(await Promise.all(asked.slice(0, 2))).toHaveLength(2)
  })
})
