import { useNavigate, useParams, useSearchParams } from 'react-router'
import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomCrud } from '#contract/atom/atom.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { cellNoun } from '#contract/cell/cell.noun.ts'
import { cellCrud, type CellRow } from '#contract/cell/cell.ts'
import { atomFields } from '#web/atom/atomFields.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordForm } from '#web/page/RecordForm.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'

const ID = /^[1-9]\d{0,8}$/

/** A new atom of the cell in the address: what it stands in is said above, and a cancelled one leads back there. */
const InCell = ({ of }: { readonly of: CellRow }) => {
  const n = useWords(atomWords)
  const navigate = useNavigate()
  const { crumbs } = useVenture()
  const { list } = useNounPaths(atomNoun)
  const back = useNounPaths(cellNoun).show(of)
  const { show } = useNounPaths(atomNoun)
  return (
    <>
      <PageHeader title={n('create')} crumbs={[...crumbs, { label: of.nome, to: back }]} />
      <Card narrow>
        <RecordForm
          noun={atomNoun}
          of={atomCrud}
          fields={atomFields({ place: false, venture: of.venture_id })}
          preset={{ cell_id: of.id }}
          onDone={(row) => void navigate(show(row) ?? list, { replace: true })}
          onCancel={() => void navigate(back ?? list)}
        />
      </Card>
    </>
  )
}

/** A new atom in a cell that is chosen, among those of the venture that the address names if it does. */
const Anywhere = () => {
  const asked = useSearchParams()[0].get('venture_id') ?? ''
  const n = useWords(atomWords)
  const navigate = useNavigate()
  const paths = useNounPaths(atomNoun)
  return (
    <>
      <PageHeader title={n('create')} crumbs={[{ label: n('title'), to: paths.list }]} />
      <Card narrow>
        <RecordForm
          noun={atomNoun}
          of={atomCrud}
          fields={atomFields({ place: true, ...(ID.test(asked) && { venture: Number(asked) }) })}
          onDone={(row) => void navigate(paths.show(row) ?? paths.list, { replace: true })}
          onCancel={() => void navigate(paths.list)}
        />
      </Card>
    </>
  )
}

/** A new atom: in the cell that the address names, else in one that is chosen. */
export const AtomFormScreen = () => {
  const { cell_id, id } = useParams()
  // The other address has 0 where no cell is settled.
  const cell = cell_id ?? (id === '0' ? undefined : id)
  const answer = useCall(cellCrud.calls.show, { id: cell ?? '' }, { enabled: cell !== undefined && ID.test(cell) })
  if (cell === undefined) return <Anywhere />
  const refused = answer.error?.status
  if (!ID.test(cell) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={cellNoun} denied={refused === 403} />
  return <Answer of={answer}>{({ data }) => <InCell of={data} />}</Answer>
}
