import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetClock } from '#web/kit/clock.ts'
import { liveState } from '#web/kit/live/live.ts'
import { setLocale } from '#web/kit/words.ts'
import { SelfTestScreen } from '#web/places/selftest/SelfTestScreen.tsx'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'
import { complaintsSoFar } from '#web/testing/setup.ts'
import { plugIn, type Loudspeaker } from '#web/testing/signals.ts'

let server: FakeServer
const health = { status: 'ok', database: 'ok', queue: 'ok', version: '1' }

beforeEach(() => {
  vi.unstubAllGlobals()
  server = fakeServer()
  setLocale('pt')
  forgetClock()
  liveState.set('on')
  server.answer('GET', '/api/health', health)
})

const card = (name: string) => within(screen.getByRole('region', { name }))
const open = () => {
  render(<SelfTestScreen />)
  return userEvent.setup()
}
const stubMedia = (getUserMedia: () => Promise<MediaStream>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })

describe('connection', () => {
  test('runs by itself and tells round trip, live updates and clock', async () => {
    open()
    expect(await card('Conexão').findByText('O servidor responde bem.')).toBeTruthy()
    expect(card('Conexão').getByText('ligadas')).toBeTruthy()
    expect(card('Conexão').getByText('certo')).toBeTruthy()
    expect(server.asked).toHaveLength(5)
  })

  test('without live updates it says so, and changes when they come', async () => {
    liveState.set('connecting')
    open()
    expect(await card('Conexão').findByText('Sem atualizações ao vivo.')).toBeTruthy()
    act(() => liveState.set('on'))
    expect(await card('Conexão').findByText('O servidor responde bem.')).toBeTruthy()
  })

  test('a clock that is far off fails', async () => {
    const ahead = () => json(health, { headers: { 'x-server-time': String(Date.now() - 600_000) } })
    server.answer('GET', '/api/health', ahead)
    open()
    expect(await card('Conexão').findByText('O relógio deste aparelho está errado.')).toBeTruthy()
    expect(card('Conexão').getByText('0:10:00 adiantado')).toBeTruthy()
    expect(card('Conexão').getByText('Não funciona')).toBeTruthy()
  })

  test('no answer fails with advice, and can be tried again', async () => {
    server.answer('GET', '/api/health', () => refusal(500))
    const user = open()
    expect(await card('Conexão').findByText('O servidor não respondeu.')).toBeTruthy()
    server.answer('GET', '/api/health', health)
    await user.click(card('Conexão').getByRole('button', { name: 'Testar de novo' }))
    expect(await card('Conexão').findByText('O servidor responde bem.')).toBeTruthy()
  })
})

describe('notices', () => {
  const stubNotices = (answer: NotificationPermission) => {
    class Shown {
      static permission: NotificationPermission = 'default'
      static requestPermission = async () => (Shown.permission = answer)
      addEventListener() {}
      close() {}
    }
    vi.stubGlobal('Notification', Shown)
  }

  test('asks, sends one, and believes the person', async () => {
    stubNotices('granted')
    const user = open()
    await user.click(card('Avisos do sistema').getByRole('button', { name: 'Testar' }))
    const asked = await card('Avisos do sistema').findByRole('group', { name: 'Um aviso foi enviado. Você o viu?' })
    await user.click(within(asked).getByRole('button', { name: 'Sim' }))
    expect(card('Avisos do sistema').getByText('Funciona')).toBeTruthy()
    await user.click(card('Avisos do sistema').getByRole('button', { name: 'Testar de novo' }))
    await user.click(await card('Avisos do sistema').findByRole('button', { name: 'Não' }))
    expect(card('Avisos do sistema').getByText(/não perturbe/)).toBeTruthy()
  })

  test('refused, it says where to allow them', async () => {
    stubNotices('denied')
    const user = open()
    await user.click(card('Avisos do sistema').getByRole('button', { name: 'Testar' }))
    expect(await card('Avisos do sistema').findByText(/Clique no cadeado/)).toBeTruthy()
    expect(complaintsSoFar()).toEqual([])
  })
})

describe('camera and microphone', () => {
  test.each([
    ['NotAllowedError', 'O acesso foi recusado.'],
    ['NotFoundError', 'Nenhum aparelho foi encontrado.'],
    ['NotReadableError', 'O aparelho não pôde ser aberto.'],
  ])('%s is told in words, with advice', async (name, said) => {
    stubMedia(() => Promise.reject(new DOMException('no', name)))
    const user = open()
    await user.click(card('Câmera').getByRole('button', { name: 'Testar' }))
    expect(await card('Câmera').findByText(said)).toBeTruthy()
    expect(card('Câmera').getByText('O que fazer:')).toBeTruthy()
  })

  test('the picture shows until it is stopped, and the device is let go', async () => {
    const stop = vi.fn()
    const track = { label: 'Câmera frontal', stop, getSettings: () => ({ width: 640, height: 480 }) }
    stubMedia(async () => ({ getTracks: () => [track] }) as unknown as MediaStream)
    const user = open()
    await user.click(card('Câmera').getByRole('button', { name: 'Testar' }))
    expect(await card('Câmera').findByText('Imagem de Câmera frontal, 640 × 480.')).toBeTruthy()
    expect(card('Câmera').getByLabelText('Imagem da sua câmera')).toBeTruthy()
    await user.click(card('Câmera').getByRole('button', { name: 'Parar' }))
    await waitFor(() => expect(stop).toHaveBeenCalledOnce())
    expect(card('Câmera').queryByLabelText('Imagem da sua câmera')).toBeNull()
  })
})

describe('sound', () => {
  let speaker: Loudspeaker | undefined
  /** The page keeps the first loudspeaker that it finds; later tests only say that there is one. */
  const withSpeaker = (): Loudspeaker => {
    if (speaker) vi.stubGlobal('AudioContext', class {})
    speaker ??= plugIn()
    return speaker
  }
  const play = async () => {
    const user = open()
    await user.click(card('Som').getByRole('button', { name: 'Testar' }))
    return user
  }

  test('a browser without it fails at once, with advice', async () => {
    await play()
    expect(await card('Som').findByText('Este navegador não toca o som.')).toBeTruthy()
    expect(card('Som').getByText('O que fazer:')).toBeTruthy()
    expect(card('Som').queryByRole('group')).toBeNull()
  })

  test.each([
    ['Sim', 'O som toca.', 'Funciona'],
    ['Não', 'O som foi tocado, mas você não o ouviu.', 'Não funciona'],
  ])('it plays the signal of the presence check and believes the answer %s', async (answer, said, state) => {
    const { sounds, tones } = withSpeaker()
    const user = await play()
    await expect.poll(sounds).toBe(true)
    // Every second of three, two tones each time.
    expect(tones()).toHaveLength(6)
    expect(card('Som').getByText('Tocando…')).toBeTruthy()
    const asked = within(card('Som').getByRole('group', { name: 'Você ouviu o som?' }))
    await user.click(asked.getByRole('button', { name: answer }))
    expect(await card('Som').findByText(said)).toBeTruthy()
    expect(card('Som').getByText(state)).toBeTruthy()
    expect(card('Som').queryByRole('group')).toBeNull()
    expect(sounds()).toBe(false)
  })

  test('who leaves does not hear it on', async () => {
    const { sounds } = withSpeaker()
    await play()
    await expect.poll(sounds).toBe(true)
    cleanup()
    expect(sounds()).toBe(false)
  })
})

describe('microphone', () => {
  /** Level of the microphone: 0.001 is a quiet room, 0.1 somebody speaking. */
  let loudness: number
  let stop: () => void
  let closed: () => void
  const listen = () => {
    loudness = 0.001
    stop = vi.fn()
    closed = vi.fn()
    vi.stubGlobal(
      'AudioContext',
      class {
        readonly createAnalyser = () => ({
          fftSize: 0,
          getFloatTimeDomainData: (into: Float32Array) => into.fill(loudness),
        })
        readonly createMediaStreamSource = () => ({ connect: () => undefined })
        readonly close = async () => closed()
      },
    )
    const track = { label: 'Microfone USB', stop, getSettings: () => ({}) }
    stubMedia(async () => ({ getTracks: () => [track] }) as unknown as MediaStream)
    open()
    fireEvent.click(card('Microfone').getByRole('button', { name: 'Testar' }))
  }
  const listens = () => card('Microfone').findByText('Fale alguma coisa: a barra deve se mover.')
  const level = () => card('Microfone').getByRole('meter', { name: 'Nível do microfone' }).getAttribute('aria-valuenow')

  test('hears somebody speak, shows how loud, and lets the device go', async () => {
    listen()
    await listens()
    await expect.poll(level).toBe('0')
    loudness = 0.1
    expect(await card('Microfone').findByText('Ouvimos você por Microfone USB.')).toBeTruthy()
    await expect.poll(level).toBe('80')
    expect(card('Microfone').getByText('Funciona')).toBeTruthy()
    fireEvent.click(card('Microfone').getByRole('button', { name: 'Parar' }))
    await waitFor(() => expect(card('Microfone').queryByRole('meter')).toBeNull())
    expect([stop, closed].map((it) => vi.mocked(it).mock.calls.length)).toEqual([1, 1])
    expect(card('Microfone').getByText('Ouvimos você por Microfone USB.')).toBeTruthy()
  })

  test('that hears nothing for eight seconds says so, and what to do', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    listen()
    // The clock starts once the device is shown.
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(card('Microfone').getByText('Fale alguma coisa: a barra deve se mover.')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(7000))
    expect(card('Microfone').getByText('Testando')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1000))
    expect(card('Microfone').getByText('O microfone abriu, mas não ouvimos nada.')).toBeTruthy()
    expect(card('Microfone').getByText('O que fazer:')).toBeTruthy()
  })

  test('that is stopped before it heard anything says so too', async () => {
    listen()
    await listens()
    fireEvent.click(card('Microfone').getByRole('button', { name: 'Parar' }))
    expect(await card('Microfone').findByText('O microfone abriu, mas não ouvimos nada.')).toBeTruthy()
    expect(stop).toHaveBeenCalledOnce()
  })
})

test('storage runs by itself; the result can be copied for support', async () => {
  const user = open()
  expect(await card('Armazenamento').findByText('Parte do armazenamento está bloqueada.')).toBeTruthy()
  await card('Conexão').findByText('O servidor responde bem.')
  await user.click(screen.getByRole('button', { name: 'Copiar resultado' }))
  const text = await navigator.clipboard.readText()
  expect(text).toContain('Conexão: Funciona. O servidor responde bem.')
  expect(text).toContain('Câmera: Não testado')
  expect(text).toContain(navigator.userAgent)
})
