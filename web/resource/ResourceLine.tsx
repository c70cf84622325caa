import { resourcePageWords } from '#contract/resource/page.words.ts'
import { resourceRoutes } from '#contract/resource/resource.routes.ts'
import { resourceType, type ResourceRow } from '#contract/resource/resource.ts'
import { resourceWords } from '#contract/resource/resource.words.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const tones = { documentation: 'brand', guide: 'info', attachment: 'quiet' } as const

/** A resource in a list of a few. */
export const ResourceLine = ({ of }: { readonly of: ResourceRow }) => {
  const t = useWords(resourcePageWords)
  const n = useWords(resourceWords)
  const to = useNounPaths({ routes: resourceRoutes }).show(of)
  const type = resourceType.keyOf(of.resource_type) ?? 'attachment'
  return (
    <Row at="between">
      <span>{to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}</span>
      <Row gap="tight">
        {of.files > 0 && <Quiet>{t('fileCount', { count: of.files })}</Quiet>}
        <StatusBadge tone={tones[type]}>{n(`resource_type_${type}`)}</StatusBadge>
      </Row>
    </Row>
  )
}
