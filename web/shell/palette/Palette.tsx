import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useMe } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { StartableAtoms } from '#web/loop/start/StartableAtoms.tsx'
import { Finder } from '#web/shell/palette/Finder.tsx'
import { findParted, keyOf, sectionsOf, type PaletteItem, type Section } from '#web/shell/palette/paletteItems.ts'
import { noteUsed, usedBy } from '#web/shell/palette/used.ts'
import { useFoundRecords } from '#web/shell/palette/useFoundRecords.ts'
import { usePaletteItems } from '#web/shell/palette/usePaletteItems.ts'

/** Number of recently used items that come first. */
const LAST = 5

// Without it (a cut network) only the help is not searched.
const FoundArticles = lazy(() =>
  import('#web/help/search/FoundArticles.tsx').then(
    (it) => ({ default: it.FoundArticles }),
    () => ({ default: () => null }),
  ),
)

interface ListProps {
  readonly atoms: readonly PaletteItem[]
  readonly q: string
  readonly onType: (q: string) => void
  readonly onClose: () => void
}

/** With nothing typed what was used last, then all under headings. */
const useAllSections = (items: readonly PaletteItem[], used: readonly string[]): readonly Section[] => {
  const t = useWords(shellWords)
  const last = used.flatMap((key) => items.find((it) => keyOf(it) === key) ?? [])
  return sectionsOf(
    items.filter((it) => it.asked !== true),
    { name: t('lastUsed'), items: last.slice(0, LAST) },
  )
}

const Listed = ({ atoms, q, onType, onClose }: ListProps) => {
  const t = useWords(shellWords)
  const me = useMe()
  const items = [...usePaletteItems(), ...atoms]
  const records = useFoundRecords(q)
  const [articles, setArticles] = useState<readonly PaletteItem[]>([])
  const [used] = useState(() => usedBy(me.id))
  const all = useAllSections(items, used)
  const typed = q.trim() !== ''
  const { sure, vague } = findParted(items, q, used)
  const answers = { name: t('paletteAnswers'), flat: true, items: [...sure, ...records, ...vague, ...articles] }
  return (
    <Finder
      title={t('paletteTitle')}
      placeholder={t('search')}
      icon={<IconSearch size={18} stroke={1.75} aria-hidden />}
      q={q}
      onType={onType}
      sections={typed ? [answers] : all}
      empty={t('paletteEmpty', { q })}
      onRun={(item) => {
        noteUsed(me.id, keyOf(item))
        item.run()
      }}
      onClose={onClose}
    >
      <Suspense fallback={null}>{q.trim().length > 1 && <FoundArticles q={q} onFound={setArticles} />}</Suspense>
    </Finder>
  )
}

/** Everything the person may do or open, found by typing. */
export const Palette = (props: Omit<ListProps, 'atoms'>) => (
  <StartableAtoms>{(atoms) => <Listed atoms={atoms} {...props} />}</StartableAtoms>
)
