import {
  createTheme,
  defaultVariantColorsResolver,
  Loader,
  localStorageColorSchemeManager,
  type VariantColorsResolver,
} from '@mantine/core'
import { amber, blue, green, mata, night, red, stone } from '#web/kit/theme/colors.ts'
import { OrbitLoader } from '#web/kit/ui/state/OrbitLoader.tsx'

/** Grounds of buttons, at rest and under the pointer, with the text that is readable on both. */
const buttons = {
  brand: {
    filled: { background: 'var(--n-brand)', hover: 'var(--n-brand-strong)', color: 'var(--n-on-brand)' },
    light: { background: 'var(--n-brand-soft)', hover: 'var(--n-brand-line)', color: 'var(--n-brand-text)' },
  },
  danger: {
    filled: { background: 'var(--n-danger)', hover: 'var(--n-danger-strong)', color: 'var(--n-on-danger)' },
    light: { background: 'var(--n-danger-soft)', hover: 'var(--n-danger-line)', color: 'var(--n-danger-text)' },
  },
} as const

/** Buttons take our tokens, whose text is readable in both themes; Mantine picks white by the light one. */
const ours: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input)
  const color = input.color ?? input.theme.primaryColor
  if (color !== input.theme.primaryColor && color !== 'red') return usual
  const { filled, light } = buttons[color === 'red' ? 'danger' : 'brand']
  if (input.variant === 'filled') return { ...usual, ...filled }
  return input.variant === 'light' ? { ...usual, ...light } : usual
}

export const theme = createTheme({
  colors: { mata, gray: stone, dark: night, red, yellow: amber, orange: amber, blue, green, teal: mata },
  primaryColor: 'mata',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  variantColorResolver: ours,
  white: '#ffffff',
  black: '#191513',
  fontFamily: "'Geist Variable', 'Geist Stand-in', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1.0625rem', xl: '1.5rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.25' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--n-shadow-1)',
    sm: 'var(--n-shadow-1)',
    md: 'var(--n-shadow-2)',
    lg: 'var(--n-shadow-2)',
    xl: 'var(--n-shadow-3)',
  },
  headings: { fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    InputBase: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { size: 'sm', checkIconPosition: 'right' } },
    Modal: { defaultProps: { radius: 'md', centered: true } },
    Loader: { defaultProps: { loaders: { ...Loader.defaultLoaders, orbit: OrbitLoader }, type: 'orbit', size: 'sm' } },
  },
})

/** `light`, `dark` or `auto` (the system's); first.js reads the same key before the first paint. */
export const schemes = localStorageColorSchemeManager({ key: 'nucleo.theme' })
