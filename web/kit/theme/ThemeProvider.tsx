import { MantineProvider, type CSSVariablesResolver } from '@mantine/core'
import type { ReactNode } from 'react'
import { schemes, theme } from '#web/kit/theme/theme.ts'

const ours = {
  '--mantine-color-body': 'var(--n-surface)',
  '--mantine-color-text': 'var(--n-text)',
  '--mantine-color-dimmed': 'var(--n-text-2)',
  '--mantine-color-placeholder': 'var(--n-text-3)',
  '--mantine-color-default': 'var(--n-surface)',
  '--mantine-color-default-color': 'var(--n-text)',
  '--mantine-color-default-hover': 'var(--n-sunken)',
  '--mantine-color-default-border': 'var(--n-line-strong)',
  '--mantine-color-error': 'var(--n-danger-text)',
  '--mantine-color-anchor': 'var(--n-brand-text)',
}

/** Mantine takes its greys from our tokens, which know both themes. */
const variables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours })

interface ThemeProviderProps {
  readonly children: ReactNode
  /** This theme whatever the person has chosen. */
  readonly always?: 'light' | 'dark' | undefined
}

export const ThemeProvider = ({ children, always }: ThemeProviderProps) => (
  <MantineProvider
    theme={theme}
    colorSchemeManager={schemes}
    defaultColorScheme="auto"
    cssVariablesResolver={variables}
    {...(always ? { forceColorScheme: always } : {})}
  >
    {children}
  </MantineProvider>
)
