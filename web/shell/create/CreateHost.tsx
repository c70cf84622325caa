import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { shellWords } from '#contract/shell/shell.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useStore } from '#web/kit/store.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import { askCreate, createAsked, endCreate } from '#web/shell/create/asked.ts'
import { Opening } from '#web/shell/palette/Opening.tsx'

const CreateChooser = lazy(() =>
  import('#web/shell/create/CreateChooser.tsx').then((it) => ({ default: it.CreateChooser })),
)

const Creating = ({ first }: { readonly first: string | undefined }) => {
  const [q, setQ] = useState('')
  return (
    <>
      {first === undefined && <Opening onType={setQ} onClose={endCreate} />}
      <Suspense fallback={null}>
        <CreateChooser first={first} q={q} onType={setQ} onClose={endCreate} />
      </Suspense>
    </>
  )
}

/** `C`, which chooses what to create; it stands before the screen, whose own `C` is bound later and wins. */
export const CreateHost = () => {
  const t = useWords(shellWords)
  const asked = useStore(createAsked)
  const { unlessViewing } = usePreview()
  useHotkey('c', unlessViewing(askCreate), { label: t('create'), group: t('general'), icon: IconPlus })
  return asked && <Creating key={asked.key} first={asked.key} />
}
