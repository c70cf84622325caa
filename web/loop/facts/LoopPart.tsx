import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import css from './LoopPart.module.css'

interface LoopPartProps {
  readonly part: { readonly nome: string; readonly deleted_at: string | null }
}

/** An atom, cell, gate or venture by its name; a deleted one is red, with an icon and the word. */
export const LoopPart = ({ part }: LoopPartProps) => (
  <span className={css['part']} data-deleted={part.deleted_at === null ? undefined : true}>
    {part.nome}
    {part.deleted_at !== null && <DeletedMark at={part.deleted_at} />}
  </span>
)
