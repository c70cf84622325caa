import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { typedTime } from '#web/loop/finish/ending.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, HOUR, loopServer, MINUTE, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'
import { json } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const CONCLUDE = '/api/concluirPonto'

/** Began three and a half hours ago, and was stopped at its check after two. */
const forced = (status = 4): Ponto => {
  const loop = pontoSince(3.5 * HOUR)
  return ended(loop, status, new Date(Date.parse(loop.inicio) + 2 * HOUR))
}

const shown = async (loop: Ponto) => {
  const user = userEvent.setup()
  const server = loopServer(loop)
  render(<TimerWidget />)
  const dialog = await screen.findByRole('dialog', { name: 'Concluir loop' })
  const next = () => user.click(within(dialog).getByRole('button', { name: 'Próximo' }))
  const end = () => within(dialog).getByRole('textbox', { name: /Data e hora do fim/ })
  const reason = () => within(dialog).getByRole('textbox', { name: /Justificativa/ })
  return { user, server, dialog, next, end, reason }
}

describe('screen 4', () => {
  test('opens on load of a forced stop and tells the start and when the check fell due', async () => {
    const loop = forced()
    const { dialog } = await shown(loop)
    expect(within(dialog).getByText('Quando você parou?')).toBeTruthy()
    expect(within(dialog).getByText(/Ninguém respondeu à verificação/)).toBeTruthy()
    expect(dialog.textContent).toMatch(/Início\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2}Verificação venceu\d{2}\//)
  })

  test('opens on load of a denied time with its own explanation', async () => {
    const { dialog } = await shown(forced(5))
    expect(within(dialog).getByText(/o tempo total não estava correto/)).toBeTruthy()
  })

  test('without an end it says Data e Hora não informada!, without a reason what is missing', async () => {
    const { dialog, next, user, reason } = await shown(forced())
    await next()
    expect(within(dialog).getByText('Data e Hora não informada!')).toBeTruthy()
    expect(within(dialog).getByText('Informe a justificativa do ajuste.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Agora' }))
    expect(within(dialog).queryByText('Data e Hora não informada!')).toBeNull()
    fireEvent.change(reason(), { target: { value: 'x'.repeat(141) } })
    expect(within(dialog).getByText('No máximo 140 caracteres.')).toBeTruthy()
  })

  test('begins with the justification that came with the stop', async () => {
    const { dialog, reason } = await shown({ ...forced(), stop_note: 'Fui almoçar' })
    expect(within(dialog).getByText('Quando você parou?')).toBeTruthy()
    expect(reason()).toHaveProperty('value', 'Fui almoçar')
  })

  test('of a plain stop keeps that justification when the adjustment is given up and begun again', async () => {
    const { dialog, user, reason } = await shown({ ...forced(2), stop_note: 'Fui almoçar' })
    const adjust = () => user.click(within(dialog).getByRole('button', { name: 'Corrigir a hora do fim' }))
    await adjust()
    await user.type(reason(), ' tarde')
    await user.click(within(dialog).getByRole('button', { name: 'Voltar' }))
    await adjust()
    expect(reason()).toHaveProperty('value', 'Fui almoçar')
  })

  test('an end before the start, in the future or of no calendar is refused in words', async () => {
    const { dialog, next, end } = await shown(forced())
    const type = (value: string) => fireEvent.change(end(), { target: { value } })
    type('01/01/2020 10:00')
    await next()
    expect(within(dialog).getByText('O fim não pode ser antes do início.')).toBeTruthy()
    type('01/01/2999 10:00')
    expect(within(dialog).getByText('O fim não pode estar no futuro.')).toBeTruthy()
    type('lixo')
    expect(end()).toHaveProperty('value', 'lixo')
    expect(within(dialog).getByText(/Use uma data e hora no formato DD\/MM\/AAAA HH:mm/)).toBeTruthy()
    expect(within(dialog).queryByText('Data e Hora não informada!')).toBeNull()
    type('99/99/2020 10:00')
    expect(within(dialog).getByText(/Use uma data e hora no formato DD\/MM\/AAAA HH:mm/)).toBeTruthy()
  })

  test('the field masks digits, takes a paste, and moves by the arrows', async () => {
    const { dialog, user, end } = await shown(forced())
    await user.type(end(), '200120261405')
    expect(end()).toHaveProperty('value', '20/01/2026 14:05')
    await user.keyboard('{ArrowUp}')
    expect(end()).toHaveProperty('value', '20/01/2026 14:10')
    await user.clear(end())
    await user.paste('2026-01-20T09:30:00-03:00')
    expect(end()).toHaveProperty('value', '20/01/2026 09:30')
    expect(within(dialog).queryByText('Total com a correção')).toBeNull()
  })

  test('the pick of the due check is exact, shows the new total, and goes on to the description', async () => {
    const loop = forced()
    const { dialog, user, server, next, reason } = await shown(loop)
    server.answer('PATCH', CONCLUDE, () => {
      const data = { ...loop, status: 3 }
      server.put(data)
      return json({ status: 'success', message: 'ok', horatotal: '02:00:00', horaTotalDia: '02:00:00', data })
    })
    await user.click(within(dialog).getByRole('button', { name: 'Quando a verificação venceu' }))
    expect(dialog.textContent).toContain('Total com a correção 2:00:00')
    await user.type(reason(), 'Fui almoçar')
    await next()
    await user.type(within(dialog).getByRole('textbox', { name: /Descrição/ }), 'Vitrine')
    await user.click(within(dialog).getByRole('radio', { name: 'Codificação' }))
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    expect(await screen.findByRole('dialog', { name: 'Loop concluído' })).toBeTruthy()
    expect(await server.bodies(CONCLUDE)).toEqual([
      {
        id: 7,
        atomo_id: 3,
        status: 4,
        descricao: 'Vitrine',
        tipo: 1,
        ajustes: 'Fui almoçar',
        data_fim_ajuste: formatCall(new Date(loop.fim ?? '')),
      },
    ])
  })

  test('an overlap told by the server leads back to the end, with everything typed', async () => {
    const { dialog, user, server, next, end, reason } = await shown(forced())
    server.answer('PATCH', CONCLUDE, {
      status: 'error',
      message: 'Este período se sobrepõe a outro loop seu.',
      field: 'data_fim_ajuste',
    })
    await user.click(within(dialog).getByRole('button', { name: 'Agora' }))
    const typed = (end() as HTMLInputElement).value
    await user.type(reason(), 'Fui almoçar')
    await next()
    await user.type(within(dialog).getByRole('textbox', { name: /Descrição/ }), 'Vitrine')
    await user.click(within(dialog).getByRole('radio', { name: 'Codificação' }))
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    const warning = await screen.findByRole('alertdialog', { name: 'Ponto' })
    expect(warning.textContent).toContain('Este período se sobrepõe a outro loop seu.')
    await user.click(within(warning).getByText('Fechar'))
    expect(end()).toHaveProperty('value', typed)
    expect(reason()).toHaveProperty('value', 'Fui almoçar')
  })
})

test.each([
  [7.9, true],
  [8.1, false],
])('an end %f hours ago: that it may be now is offered: %s', async (hours, offered) => {
  const loop = pontoSince((hours + 1) * HOUR)
  const { dialog } = await shown(ended(loop, 4, new Date(Date.now() - hours * HOUR)))
  expect(within(dialog).queryByRole('button', { name: 'Agora' }) !== null).toBe(offered)
})

test('an end too far past the mark is refused before it is sent, with the last one that is taken', async () => {
  const loop = ended(pontoSince(14 * HOUR), 4, new Date(Date.now() - 10 * HOUR))
  const { dialog, next, end } = await shown(loop)
  const at = (hours: number) => typedTime(new Date(Date.parse(loop.fim ?? '') + hours * HOUR), 'America/Sao_Paulo')
  fireEvent.change(end(), { target: { value: at(9) } })
  await next()
  const until = at(8).replace(' 0', ' ')
  expect(within(dialog).getByText(new RegExp(`no máximo ${until}`))).toBeTruthy()
})

describe('a plainly stopped loop', () => {
  test('may have its end corrected before it is concluded, and left as it was', async () => {
    const loop = ended(pontoSince(HOUR), 2, new Date(Date.now() - 5 * MINUTE))
    const { dialog, user, end } = await shown(loop)
    await user.click(within(dialog).getByRole('button', { name: 'Corrigir a hora do fim' }))
    expect(end()).toHaveProperty('value', typedTime(new Date(loop.fim ?? 0), 'America/Sao_Paulo'))
    await user.type(end(), '{Backspace}')
    await user.click(within(dialog).getByRole('button', { name: 'Voltar' }))
    expect(within(dialog).getByRole('textbox', { name: /Descrição/ })).toBeTruthy()
    expect(within(dialog).queryByText('Fim corrigido')).toBeNull()
  })
})
