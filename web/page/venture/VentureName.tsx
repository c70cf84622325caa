import { VentureMark } from '#web/page/venture/VentureMark.tsx'

interface VentureNameProps {
  /** Missing where only the name is known. */
  readonly id: number | undefined
  readonly nome: string
}

/** A venture as it is named within a text: the dot of its colour, then the name. */
export const VentureName = ({ id, nome }: VentureNameProps) => (
  <>
    {id !== undefined && <VentureMark id={id} />}
    {nome}
  </>
)
