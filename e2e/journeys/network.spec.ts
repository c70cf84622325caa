import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { openLine, type Line } from '../kit/line.ts'
import { alertsOf, during, expectWithin, isSent, NO_ANSWER, waiting } from '../kit/looks/cut.ts'
import { openLoopDialog, openLoops, signIn, startOn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

test.use({ serviceWorkers: 'allow' })

let server: TestServer
let line: Line
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
  line = await openLine(server)
})
test.afterAll(() => line.close())

test.beforeEach(({ expectError }) => NO_ANSWER.forEach(expectError))

const arrive = async (page: Page, account: string) => {
  const said = alertsOf(page)
  await signIn(page, { ...server, url: line.url }, account)
  return { said, id: await userId(server, account) }
}

for (const how of ['before it reaches the server', 'after it has reached the server'] as const)
  test(`the network is cut during start and stop, ${how}: an alert for the start, nothing double, nothing lost`, async ({
    page,
  }) => {
    const { said, id } = await arrive(page, how.startsWith('before') ? 'looper' : 'director')
    const before = await openLoops(server, id)
    const fail = (part: string): (() => void) => {
      if (how.startsWith('before')) return line.cut(part)
      // Browsers repeat by themselves what a kept connection did not answer.
      line.loseAnswers(part, 100)
      return () => line.loseAnswers(part, 0)
    }
    const mend = fail('/api/startPonto')
    const started = await during(() => startOn(page))
    const dialog = started.answer
    await expect
      .poll(() => said)
      .toEqual([expect.stringContaining('Sem resposta do servidor. O início do loop está guardado')])
    mend()
    await expect.poll(() => openLoops(server, id)).toHaveLength(before.length + 1)
    await isSent(page)
    const running = await openLoops(server, id)
    expect(running).toHaveLength(before.length + 1)
    expect(running.filter((it) => it.status === 1)).toHaveLength(1)
    expectWithin(running.find((it) => it.status === 1)?.data_inicio, started)

    const mendStop = fail('/api/stopPonto')
    const stopped = await during(async () => {
      await dialog.getByRole('button', { name: 'Parar' }).click()
      await expect(dialog.getByRole('button', { name: 'Concluir' })).toBeVisible()
    })
    mendStop()
    await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([2])
    await isSent(page)
    const [loop] = await openLoops(server, id)
    expectWithin(loop?.data_fim, stopped)
    // A stop that fails is only logged, and told quietly.
    expect(said).toHaveLength(1)
  })

test('a discard that gets no answer is an alert, and the loop stays as it is', async ({ page }) => {
  const { said, id } = await arrive(page, 'admin')
  const dialog = await startOn(page)
  const mend = line.cut('/api/pontoLooper')
  const discard = async () => {
    await dialog.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  }
  await discard()
  await expect.poll(() => said).toEqual([expect.stringContaining('o loop pode não ter sido descartado')])
  await expect(dialog).toContainText('Loop em andamento')
  expect((await openLoops(server, id)).map((it) => it.status)).toEqual([1])
  mend()
  await expect(page.getByText('Sem conexão com o servidor.')).toBeHidden()
  await discard()
  await expect(dialog).toBeHidden()
  expect(await openLoops(server, id)).toEqual([])
})

test('a start made without network and never sent can be discarded at once', async ({ page, context }) => {
  const { said, id } = await arrive(page, 'director')
  const before = (await openLoops(server, id)).length
  if (before > 0) await server.db.deleteFrom('loops').where('user_id', '=', id).where('status', '=', 2).execute()
  await page.reload()
  const listed = await openLoopDialog(page)
  await listed.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await expect(page.getByText('Sem conexão com o servidor.')).toBeVisible()
  const dialog = await startOn(page)
  await dialog.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(dialog).toBeHidden()
  await expect(waiting(page)).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText('Sem conexão com o servidor.')).toBeHidden()
  expect(await openLoops(server, id)).toEqual([])
  expect(said).toHaveLength(1)
})

test('a start and a stop whose page is gone before the answer are sent once, with the moments of the clicks', async ({
  page,
}) => {
  const { id } = await arrive(page, 'admin')
  /** Reloads while the call that `act` makes has left the page and no answer has come. */
  const goneDuring = async (call: string, act: () => Promise<unknown>) => {
    const came = line.hold(call)
    const acted = await during(async () => {
      void act().catch(() => undefined)
      await came
    })
    await page.reload()
    return acted
  }
  const started = await goneDuring('/api/startPonto', () => startOn(page))
  await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([1])
  await isSent(page)
  expectWithin((await openLoops(server, id))[0]?.data_inicio, started)

  const stopped = await goneDuring('/api/stopPonto/', () => page.keyboard.press('s'))
  await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([2])
  await isSent(page)
  expectWithin((await openLoops(server, id))[0]?.data_fim, stopped)
})
