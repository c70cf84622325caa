import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { setLocale } from '#web/kit/words.ts'
import { AccessibilityScreen } from '#web/places/AccessibilityScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => {
  fakeServer()
  setLocale('pt')
})

describe('accessibility', () => {
  test('leads to support whoever is signed in, and says what to do to whoever is not', () => {
    const { unmount } = render(<AccessibilityScreen />, { me: person(3) })
    expect(screen.getByRole('link', { name: 'Escrever ao suporte' }).getAttribute('href')).toBe('/suporte')
    unmount()
    render(<AccessibilityScreen />, { me: null })
    expect(screen.queryByRole('link', { name: 'Escrever ao suporte' })).toBeNull()
    expect(screen.getByText(/Não consegue entrar/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
  })

  test('follows the language', async () => {
    render(<AccessibilityScreen />, { me: null })
    setLocale('en')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Accessibility' })).toBeTruthy())
    expect(screen.getByText('Page reviewed in November 2026.')).toBeTruthy()
  })
})
