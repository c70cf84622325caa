import { useParams } from 'react-router'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import type { Crumb } from '#web/kit/ui/page/place.ts'

const ID = /^[1-9]\d{0,9}$/

/** The venture that an address names, as far as it is known by now, and the step that leads to it. */
export const useVenture = (): { readonly id: number | undefined; readonly crumbs: readonly Crumb[] } => {
  const { project_id = '' } = useParams()
  const paths = useNounPaths({ routes: ventureRoutes })
  const id = ID.test(project_id) ? Number(project_id) : undefined
  const { data } = useCall(ventureCrud.calls.show, { id: id ?? 0 }, { enabled: id !== undefined })
  return { id, crumbs: data ? [{ label: data.data.nome, to: paths.show(data.data) }] : [] }
}
