import { useNavigate, useParams } from 'react-router'
import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomCrud } from '#contract/atom/atom.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { atomFields } from '#web/atom/atomFields.tsx'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordForm } from '#web/page/RecordForm.tsx'

const ID = /^[1-9]\d{0,8}$/

/** A new atom: in the cell that the address names, else in one that is chosen. */
export const AtomFormScreen = () => {
  const { cell_id: cell = '' } = useParams()
  const n = useWords(atomWords)
  const navigate = useNavigate()
  const paths = useNounPaths(atomNoun)
  const settled = ID.test(cell)
  return (
    <>
      <PageHeader title={n('create')} crumbs={[{ label: n('title'), to: paths.list }]} />
      <Card narrow>
        <RecordForm
          noun={atomNoun}
          of={atomCrud}
          fields={atomFields({ place: !settled })}
          {...(settled && { preset: { cell_id: Number(cell) } })}
          onDone={(row) => void navigate(paths.show(row) ?? paths.list, { replace: true })}
          onCancel={() => void navigate(paths.list)}
        />
      </Card>
    </>
  )
}
