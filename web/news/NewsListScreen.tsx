import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { newsNoun } from '#contract/news/news.noun.ts'
import { newsList, type NewsRow } from '#contract/news/news.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { FeedButton } from '#web/news/FeedButton.tsx'
import { NewsTitle } from '#web/news/NewsTitle.tsx'

const cells = {
  nome: { grow: 3, cell: (row: NewsRow) => <NewsTitle of={row}>{row.nome}</NewsTitle> },
  resumo: { grow: 3 },
} as const

/** News for the reader, pinned ones first; every reader may have a feed of them, so the button of a new one is not alone. */
export const NewsListScreen = () => {
  const { can } = useSession()
  const say = useNounWords(newsNoun.words)
  const list = useList(newsList, say)
  const { show } = useNounPaths(newsNoun)
  const navigate = useNavigate()
  const makes = !usePreview().viewing && can('news.create')
  const create = pathTo('newsCreate')
  useHotkey('c', () => void navigate(create), { label: say('create'), icon: IconPlus, on: makes })
  return (
    <ListTable
      of={list}
      cells={cells}
      rows={{ rowName: (row) => row.nome, rowLink: show, deletedAt: (row) => row.deleted_at }}
      action={
        <>
          <FeedButton />
          {makes && (
            <Button component={Link} to={create} leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
              {say('create')}
            </Button>
          )}
        </>
      }
    />
  )
}
