import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FormCore } from '#web/kit/form/core/core.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'

interface SendButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth' | 'leftSection' | 'loading'> {
  readonly of: { readonly core: FormCore }
  /** True where the dialog begins in it. */
  readonly first?: boolean
  readonly children: ReactNode
}

/** Sends its form; says why it cannot while role 1 looks as another role. */
export const SendButton = ({ of: { core }, children, loading = false, first = false, ...rest }: SendButtonProps) => {
  const { disabledProps, viewing, unlessViewing } = usePreview()
  return (
    <Button
      type={viewing ? 'button' : 'submit'}
      data-autofocus={first || undefined}
      loading={core.pending || loading}
      {...(viewing ? { onClick: unlessViewing(core.submit) } : {})}
      {...disabledProps}
      {...rest}
    >
      {children}
    </Button>
  )
}
