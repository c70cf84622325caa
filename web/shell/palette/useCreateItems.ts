import { createWords } from '#contract/shell/create.words.ts'
import { useWords } from '#web/kit/words.ts'
import { askCreate } from '#web/shell/create/asked.ts'
import { useCreations } from '#web/shell/create/useCreations.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'

/** What may be created: the form opens within what the page is about, or where the person says. */
export const useCreateItems = (): readonly PaletteItem[] => {
  const t = useWords(createWords)
  return useCreations().map(({ of, label, also }) => ({
    id: `create.${of.key}`,
    label,
    also,
    group: t('title'),
    icon: of.icon,
    run: () => askCreate(of.key),
  }))
}
