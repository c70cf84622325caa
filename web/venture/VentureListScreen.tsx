import { VentureList } from '#web/venture/VentureList.tsx'

/** Ventures wherever the menu has them by that name. */
export const VentureListScreen = () => <VentureList />
