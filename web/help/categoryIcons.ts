import { IconClock, IconFlag, IconKeyboard, IconLifebuoy, IconLock, IconTable, type Icon } from '@tabler/icons-react'
import type { HelpCategory } from '#web/help/article.ts'

export const categoryIcons: Readonly<Record<HelpCategory, Icon>> = {
  start: IconFlag,
  loop: IconClock,
  center: IconTable,
  screen: IconKeyboard,
  access: IconLock,
  contact: IconLifebuoy,
}
