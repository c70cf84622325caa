import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import type { DisplayProps } from '#web/kit/table/toolbar/DisplayPanel.tsx'
import { Popup } from '#web/kit/table/toolbar/Popup.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import bar from './Toolbar.module.css'

const panel = onDemand('Display', async () => (await import('#web/kit/table/toolbar/DisplayPanel.tsx')).DisplayPanel)

/** Looks of the table: density, visible columns and their order. */
export const DisplayMenu = (props: DisplayProps) => {
  const t = useWords(tableWords)
  panel.useAhead()
  return (
    <Popup
      label={t('display')}
      className={bar['button']}
      wide
      button={
        <>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />
          <span className={bar['word']}>{t('display')}</span>
        </>
      }
    >
      {(close) => <panel.Part {...props} onMissing={close} />}
    </Popup>
  )
}
