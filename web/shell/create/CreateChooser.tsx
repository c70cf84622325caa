import { IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { createWords } from '#contract/shell/create.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import type { Creation, Here } from '#web/shell/create/creation.ts'
import { orderedFor } from '#web/shell/create/order.ts'
import { ParentStep } from '#web/shell/create/ParentStep.tsx'
import { useCreations } from '#web/shell/create/useCreations.ts'
import { useHere } from '#web/shell/create/useHere.ts'
import { leadsTo } from '#web/shell/create/ways.ts'
import { Finder } from '#web/shell/palette/Finder.tsx'
import { findItems, type PaletteItem } from '#web/shell/palette/paletteItems.ts'

interface ChooserProps {
  /** What has been chosen elsewhere, such as in the palette. */
  readonly first: string | undefined
  readonly q: string
  readonly onType: (q: string) => void
  readonly onClose: () => void
}

/** Goes where a creation leads, once, and leaves nothing on the screen. */
const Going = ({ run }: { readonly run: () => void }) => {
  const go = useEffectEvent(run)
  useEffect(() => go(), [])
  return null
}

/** What to create: what belongs to the present page first, and where it is to stand if the page does not say so. */
export const CreateChooser = ({ first, q, onType, onClose }: ChooserProps) => {
  const t = useWords(createWords)
  const navigate = useNavigate()
  const { role } = useSession()
  const offered = useCreations()
  const { here, pending, route, district } = useHere()
  const [chosen, setChosen] = useState<string | undefined>(first)
  const leads = (of: Creation, within: Here) => leadsTo(of, { here: within, role, district })
  const go = (path: string) => {
    onClose()
    void navigate(path)
  }
  const one = offered.find(({ of }) => of.key === chosen)
  if (chosen !== undefined) {
    if (pending) return null
    const lead = one && leads(one.of, here)
    if (!one || !lead) return <Going run={onClose} />
    if ('path' in lead) return <Going run={() => go(lead.path)} />
    const asks = (within: Here) => {
      const next = leads(one.of, { ...here, ...within })
      if (next && 'path' in next) go(next.path)
    }
    const back = () => {
      onType('')
      setChosen(undefined)
    }
    return (
      <ParentStep
        of={one}
        asks={lead.asks}
        here={here}
        q={q}
        onType={onType}
        onChoose={asks}
        onClose={onClose}
        onBack={first === undefined ? back : undefined}
      />
    )
  }
  const items: (PaletteItem & { readonly of: Creation })[] = offered.map(({ of, label, also }) => {
    const lead = leads(of, here)
    const path = lead && 'path' in lead ? lead.path : undefined
    return {
      of,
      id: of.key,
      label,
      also,
      group: t('title'),
      icon: of.icon,
      ...(path === undefined && { stays: true }),
      run: () => {
        onType('')
        if (path === undefined) setChosen(of.key)
        else go(path)
      },
    }
  })
  const { near, far } = orderedFor(items, { here, route })
  const typed = q.trim() !== ''
  const sections = typed
    ? [{ name: t('title'), items: findItems([...near, ...far], q) }]
    : [
        { name: t('here'), items: near },
        { name: t(near.length > 0 ? 'more' : 'title'), items: far },
      ].filter((it) => it.items.length > 0)
  return (
    <Finder
      title={t('title')}
      placeholder={t('search')}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
      q={q}
      onType={onType}
      sections={sections}
      empty={t('empty', { q })}
      onRun={(item) => item.run()}
      onClose={onClose}
    />
  )
}
