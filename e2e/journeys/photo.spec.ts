import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

/** A photo as a telephone takes it: lying on its side, with the place where it was taken. */
const taken = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c2410c' } })
    .withExif({ IFD0: { Model: 'Telefone de Rafael' }, IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const shownPhoto = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sua conta' }).locator('img')
const stored = () =>
  server.db.selectFrom('files').select(['type', 'width', 'height', 'claimed_at', 'removed_at']).execute()

test(
  'a photo is framed by keys, saved, seen in the bar, and removed again',
  { tag: '@database' },
  async ({ page, expectError }) => {
    await signIn(page, server, 'looper')
    await page.goto(`${server.url}/#/district/hub/profile`)
    const save = page.getByRole('form', { name: 'Seus dados' }).getByRole('button', { name: 'Salvar' })
    await page
      .locator('input[type="file"][aria-label="Foto"]')
      .setInputFiles({ name: 'praia.jpg', mimeType: 'image/jpeg', buffer: await taken() })
    await expect(page.getByRole('dialog', { name: 'Enquadrar a imagem' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Arraste/ }).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('slider', { name: 'Aproximar' })).toHaveValue('1.2')
    // The line breaks under the first part of it: it goes on by itself.
    const parts: string[] = []
    expectError('net::ERR_CONNECTION_RESET')
    await page.route('**/api/uploads/*', async (route) => {
      parts.push(route.request().method())
      if (parts.filter((it) => it === 'PATCH').length === 1 && parts.at(-1) === 'PATCH')
        await route.abort('connectionreset')
      else await route.continue()
    })
    await page.getByRole('button', { name: 'Usar imagem' }).click()
    await expect(page.getByRole('button', { name: 'Remover praia.webp' })).toBeVisible()
    expect(parts).toEqual(['HEAD', 'PATCH', 'HEAD', 'PATCH'])
    await expect(shownPhoto(page)).toHaveCount(0)
    await save.click()
    await expect(shownPhoto(page)).toBeVisible()
    await expectAccessible(page)
    expect(await stored()).toEqual([
      { type: 'image/webp', width: 512, height: 512, claimed_at: expect.any(String), removed_at: null },
    ])

    await page.reload()
    await expect(shownPhoto(page)).toBeVisible()
    await page.getByRole('button', { name: /^Remover / }).click()
    await save.click()
    await expect(shownPhoto(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sua conta' })).toContainText('RN')
    await expect.poll(async () => (await stored()).length).toBe(0)
  },
)
