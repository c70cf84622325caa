import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from 'react-router'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { entregaCrud } from '#contract/entrega/entrega.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { EntregaAtoms } from '#web/entrega/EntregaAtoms.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { useWay } from '#web/page/venture/useWay.ts'

const edit = onDemand('EntregaEdit', async () => (await import('#web/entrega/EntregaEdit.tsx')).EntregaEdit)

const about = { noun: entregaNoun, of: entregaCrud }

export const EntregaShowScreen = () => {
  const t = useWords(entregaPageWords)
  const wayTo = useWay()
  return (
    <RecordScreen
      {...about}
      actions={(row) => (
        <Button
          component={Link}
          to={pathTo('entregaReport', { id: row.id })}
          variant="default"
          leftSection={<IconFileText size={16} stroke={1.75} aria-hidden />}
        >
          {t('report')}
        </Button>
      )}
      crumbs={({ venture, venture_id }) => (venture ? wayTo({ venture, venture_id }) : [])}
      main={(row) => <EntregaAtoms of={row} />}
      edit={edit}
    />
  )
}
