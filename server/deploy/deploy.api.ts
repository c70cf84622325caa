import { sql } from 'kysely'
import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployCrud, deployList } from '#contract/deploy/deploy.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { own, person, record } from '#server/kit/list/source.ts'
import { ofReachedVentures, reachedVentures, workers } from '#server/venture/reach.data.ts'

export const deployApi = nounApi(
  { noun: deployNoun, list: deployList, crud: deployCrud },
  {
    table: 'deploys',
    scope: (ctx) => ofReachedVentures(sql`t.venture_id`, ctx),
    select: {
      ...own('id', 'nome', 'venture_id', 'environment', 'result', 'descricao', 'at', 'by_id'),
      ...own('created_at', 'deleted_at', 'version'),
      venture: record('ventures', sql`t.venture_id`),
      by: person(sql`t.by_id`),
    },
    where: { ...own('venture_id', 'environment', 'result', 'by_id'), period: sql`t.at` },
    lookups: { ventures: reachedVentures(), people: workers() },
  },
)
