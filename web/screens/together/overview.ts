import { CapacityScreen } from '#web/capacity/CapacityScreen.tsx'
import { PortfolioScreen } from '#web/venture/portfolio/PortfolioScreen.tsx'

export const overviewScreens = { CapacityScreen, PortfolioScreen }
