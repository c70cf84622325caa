import { resourcePageWords } from '#contract/resource/page.words.ts'
import { resourceRoutes } from '#contract/resource/resource.routes.ts'
import { resourceList, resourceType } from '#contract/resource/resource.ts'
import { resourceWords } from '#contract/resource/resource.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { ventureList } from '#contract/venture/venture.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Columns, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import { ResourceLine } from '#web/resource/ResourceLine.tsx'

const SHOWN = 8

/** Newest resources of all ventures that the person sees. */
const Newest = () => {
  const t = useWords(resourcePageWords)
  const { list } = useNounPaths({ routes: resourceRoutes })
  const answer = useCall(resourceList.calls.list, { sort: '-created_at', per_page: SHOWN })
  return (
    <Card title={t('newest')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('newestNone')}>
            {(row) => (
              <Stack gap="tight">
                <ResourceLine of={row} />
                {row.venture && (
                  <Quiet>
                    <VentureName {...row.venture} />
                  </Quiet>
                )}
              </Stack>
            )}
          </RuledList>
        )}
      </Answer>
      <TextLink to={list}>{t('allResources')}</TextLink>
    </Card>
  )
}

const ByType = () => {
  const t = useWords(resourcePageWords)
  const n = useWords(resourceWords)
  const { list } = useNounPaths({ routes: resourceRoutes })
  return (
    <Card title={t('byType')}>
      <Row>
        {resourceType.list.map(({ key, value }) => (
          <TextLink key={key} to={`${list}?resource_type=${String(value)}`}>
            {n(`resource_type_${key}`)}
          </TextLink>
        ))}
      </Row>
    </Card>
  )
}

/** First ventures by name, each a link to its resources. */
const Ventures = () => {
  const t = useWords(resourcePageWords)
  const { role } = useSession()
  const answer = useCall(ventureList.calls.list, { sort: 'nome', per_page: SHOWN })
  const opens = mayOpen(routes.libraryVentureShow, role)
  return (
    <Card title={t('ventures')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('venturesNone')}>
            {({ uuid, nome, code }) => (
              <Row at="between">
                {opens ? <TextLink to={pathTo('libraryVentureShow', { uuid })}>{nome}</TextLink> : <span>{nome}</span>}
                <Quiet>{code}</Quiet>
              </Row>
            )}
          </RuledList>
        )}
      </Answer>
      <TextLink to={pathTo('libraryVentures')}>{t('allVentures')}</TextLink>
    </Card>
  )
}

/** Start of the library: the newest resources, by type and by venture, as far as the person sees each. */
export const LibraryHomeScreen = () => {
  const t = useWords(resourcePageWords)
  const { can, role } = useSession()
  const seesResources = can('resource.list')
  const seesVentures = can('projeto.open') && mayOpen(routes.libraryVentures, role)
  return (
    <>
      <PageHeader title={t('library')} lead={t('libraryLead')} />
      <Columns>
        {seesResources && <Newest />}
        <Stack>
          {seesResources && <ByType />}
          {seesVentures && <Ventures />}
        </Stack>
      </Columns>
    </>
  )
}
