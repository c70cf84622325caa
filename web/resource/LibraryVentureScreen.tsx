import { useParams } from 'react-router'
import { resourceCalls } from '#contract/resource/page.ts'
import { resourcePageWords } from '#contract/resource/page.words.ts'
import { resourceList, resourceType } from '#contract/resource/resource.ts'
import { resourceWords } from '#contract/resource/resource.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Card, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { ResourceLine } from '#web/resource/ResourceLine.tsx'

const SHOWN = 100
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Resources of a venture, by type. */
const Kept = ({ id }: { readonly id: number }) => {
  const t = useWords(resourcePageWords)
  const n = useWords(resourceWords)
  const answer = useCall(resourceList.calls.list, { venture_id: id, sort: 'nome', per_page: SHOWN })
  return (
    <Answer of={answer}>
      {({ data }) => (
        <Stack>
          {resourceType.list.map(({ key: type, value }) => (
            <Card key={type} title={n(`resource_type_${type}`)}>
              <RuledList of={data.filter((it) => it.resource_type === value)} empty={t('typeNone')}>
                {(row) => <ResourceLine of={row} />}
              </RuledList>
            </Card>
          ))}
        </Stack>
      )}
    </Answer>
  )
}

/** A venture in the library: its documentation, guides and attachments. */
export const LibraryVentureScreen = () => {
  const t = useWords(resourcePageWords)
  const { uuid = '' } = useParams()
  const { show } = useNounPaths(ventureNoun)
  const answer = useCall(resourceCalls.venture, { uuid }, { enabled: UUID.test(uuid) })
  const refused = answer.error?.status
  if (!UUID.test(uuid) || refused === 404 || refused === 403)
    return <MissingRecord noun={ventureNoun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data }) => {
        const to = show(data)
        return (
          <>
            <PageHeader
              title={data.nome}
              mark={<VentureMark id={data.id} />}
              lead={data.code}
              crumbs={[{ label: t('library'), to: pathTo('library') }]}
              actions={to && <TextLink to={to}>{t('openVenture')}</TextLink>}
            />
            <Kept id={data.id} />
          </>
        )
      }}
    </Answer>
  )
}
