import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { schemes, theme } from '#web/kit/theme/theme.ts'

export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} colorSchemeManager={schemes} defaultColorScheme="auto">
    {children}
  </MantineProvider>
)
