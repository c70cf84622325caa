import { EntregaListScreen } from '#web/entrega/EntregaListScreen.tsx'
import { EntregaNewScreen } from '#web/entrega/EntregaNewScreen.tsx'
import { EntregaReportScreen } from '#web/entrega/EntregaReportScreen.tsx'
import { EntregaShowScreen } from '#web/entrega/EntregaShowScreen.tsx'

export const entregaScreens = { EntregaListScreen, EntregaNewScreen, EntregaReportScreen, EntregaShowScreen }
