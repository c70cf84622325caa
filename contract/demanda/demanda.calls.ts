import { listCall } from '#contract/kit/list/place.ts'
import { demandaPlace } from './demanda.steps.ts'
import type { demandaList } from './demanda.ts'

export const demandaListCall = listCall<typeof demandaList>(demandaPlace)
