import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { resourcePageWords } from '#contract/resource/page.words.ts'
import { resourceRoutes } from '#contract/resource/resource.routes.ts'
import { resourceList } from '#contract/resource/resource.ts'
import { resourceWords } from '#contract/resource/resource.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { ResourceLine } from '#web/resource/ResourceLine.tsx'

const SHOWN = 20

/** The resources of a venture by name, for whoever may open resources. */
export const VentureResources = ({ id }: { readonly id: number }) => {
  const t = useWords(resourcePageWords)
  const n = useWords(resourceWords)
  const { can, role } = useSession()
  const paths = useNounPaths({ routes: resourceRoutes })
  const sees = can('resource.open') && can('resource.list')
  const answer = useCall(resourceList.calls.list, { venture_id: id, sort: 'nome', per_page: SHOWN }, { enabled: sees })
  if (!sees) return null
  return (
    <Card title={t('ofVenture')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('ofVentureNone')}>
            {(row) => <ResourceLine of={row} />}
          </RuledList>
        )}
      </Answer>
      <Row>
        {can('resource.create') && mayOpen(routes.resourceNew, role) && (
          <Button
            component={Link}
            to={pathTo('resourceNew', { projectId: id })}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          >
            {n('create')}
          </Button>
        )}
        <TextLink to={`${paths.list}?venture_id=${String(id)}`}>{t('allOfVenture')}</TextLink>
      </Row>
    </Card>
  )
}
