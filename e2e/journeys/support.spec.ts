import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test(
  'a message reaches the administrator live, and the answer comes back by itself and by mail',
  { tag: '@database' },
  async ({ browser }) => {
    const asks = await (await browser.newContext()).newPage()
    const answers = await (await browser.newContext()).newPage()
    await signIn(answers, server, 'admin')
    await answers.goto(`${server.url}/#/suporte`)
    await expect(answers.getByRole('button', { name: 'De todos' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(answers)

    await signIn(asks, server, 'manager')
    await asks.goto(`${server.url}/#/suporte`)
    await asks.getByRole('textbox', { name: 'Assunto' }).fill('Horas da equipe')
    await asks.getByRole('textbox', { name: 'Mensagem' }).fill('Onde vejo as horas de todos?')
    await asks.reload()
    await expect(asks.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Onde vejo as horas de todos?')
    await expectAccessible(asks)
    await asks.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(asks.getByRole('heading', { name: 'Horas da equipe', level: 1 })).toBeVisible()

    await answers.getByRole('link', { name: 'Horas da equipe' }).click()
    await answers.getByRole('textbox', { name: 'Responder' }).fill('No Loop Center, por pessoa.')
    await answers.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(asks.getByText('No Loop Center, por pessoa.')).toBeVisible()
    await expect(asks.getByText('Respondida', { exact: true })).toBeVisible()

    const mails = await server.db.selectFrom('mails').select(['to_address', 'subject']).orderBy('id').execute()
    expect(mails).toContainEqual({ to_address: 'admin@demo.nucleo.app', subject: '[Suporte] Horas da equipe' })
    expect(mails).toContainEqual({
      to_address: 'manager@demo.nucleo.app',
      subject: 'Resposta do suporte: Horas da equipe',
    })
    const stored = await server.db
      .selectFrom('support_messages')
      .select(['status', 'message'])
      .where('subject', '=', 'Horas da equipe')
      .execute()
    expect(stored).toEqual([{ status: 'answered', message: 'Onde vejo as horas de todos?' }])
  },
)
