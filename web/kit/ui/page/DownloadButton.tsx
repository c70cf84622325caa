import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '#web/kit/ui/page/saveFile.ts'

interface DownloadButtonProps {
  /** Fetches and saves the file; what it fails with is shown as a toast. */
  readonly save: () => Promise<unknown>
  /** `row`: among other things of a row. */
  readonly look?: 'main' | 'plain' | 'row'
  /** Accessible name, where the visible words do not distinguish several buttons. */
  readonly label?: string
  readonly children: string
}

const looks = {
  main: {},
  plain: { variant: 'default' },
  row: { variant: 'subtle', size: 'compact-sm' },
} as const

/** Saves a file that the server makes, and is busy meanwhile. */
export const DownloadButton = ({ save, look = 'plain', label, children }: DownloadButtonProps) => {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await saveFile(save)
    setBusy(false)
  }
  return (
    <Button
      {...looks[look]}
      aria-label={label}
      loading={busy}
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      onClick={() => void run()}
    >
      {children}
    </Button>
  )
}
