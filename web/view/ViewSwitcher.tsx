import { IconBookmark, IconChevronDown, IconLayoutList } from '@tabler/icons-react'
import { useState } from 'react'
import { viewScreenWords } from '#contract/view/viewScreen.words.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import { useViewItems } from '#web/view/useViewItems.tsx'
import { useViews, type Viewed } from '#web/view/useViews.ts'
import { useViewWrites } from '#web/view/useViewWrites.ts'
import css from './ViewSwitcher.module.css'

const viewName = onDemand('ViewName', async () => (await import('#web/view/ViewName.tsx')).ViewName)

/** The saved views of a table, beside its title: to choose, and to keep what is on the screen. */
export const ViewSwitcher = ({ list }: { list: Viewed }) => {
  const t = useWords(viewScreenWords)
  const views = useViews(list)
  const writes = useViewWrites(list)
  const [naming, setNaming] = useState<'new' | 'rename'>()
  viewName.useAhead()
  const items = useViewItems({ list, views, writes, name: setNaming })
  const { current, dirty } = views
  const name = current?.nome ?? t('standard')
  const Mark = current ? IconBookmark : IconLayoutList
  const close = () => setNaming(undefined)
  return (
    <span className={css['switcher']} data-tour="table-views">
      <Menu
        label={`${t('views')}: ${name}${dirty ? `, ${t('changed')}` : ''}`}
        align="start"
        className={css['button']}
        button={
          <>
            <Mark size={16} stroke={1.75} aria-hidden />
            <span className={css['name']} data-own={!current}>
              {name}
            </span>
            {dirty && <span className={css['dirty']} title={t('changed')} aria-hidden />}
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </>
        }
        items={items}
      />
      {dirty && current?.editable && (
        <button type="button" className={css['save']} onClick={() => void writes.save(current)}>
          {t('save')}
        </button>
      )}
      {naming === 'new' && <viewName.Part title={t('newTitle')} onSave={writes.create} onClose={close} />}
      {naming === 'rename' && current && (
        <viewName.Part
          title={t('renameTitle')}
          before={current}
          onSave={(it) => writes.rename(current, it)}
          onClose={close}
        />
      )}
    </span>
  )
}
