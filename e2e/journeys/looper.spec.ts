import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { signIn } from '../kit/people.ts'

test('how many people a sector has leads to exactly them, somebody switched off among them', async ({ page, demo }) => {
  const server = await demo.fresh()
  const people = await server.db.selectFrom('users').select(['id', 'nome', 'role']).where('sector_id', '=', 2).execute()
  const off = people.find((it) => it.role === 4) ?? { id: 0, nome: 'nobody' }
  await server.db.updateTable('users').set({ status: 3 }).where('id', '=', off.id).execute()
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/#/setor/show/2`)
  await page.getByRole('link', { name: `${people.length} Pessoas neste setor` }).click()
  await expect(page).toHaveURL(/\/district\/hub\/loopers\?sector_id=2/)
  await expect(page.getByRole('button', { name: /Setor.*Engenharia/ })).toBeVisible()
  await expect(page.getByText(`de ${people.length}`)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Nome ou e-mail' }).fill(off.nome)
  await expect(page.getByRole('row', { name: new RegExp(`^${off.nome}`) })).toContainText('Desativado')
})
