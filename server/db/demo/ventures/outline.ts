/** The ventures are written as outlines, one text each, so that a person can read and edit them as prose. */

const kinds = [
  'design',
  'front',
  'back',
  'mobile',
  'content',
  'integration',
  'qa',
  'study',
  'support',
  'infra',
  'lead',
] as const
const gateStatuses = ['planned', 'in_progress', 'delivered', 'approved', 'contested'] as const

/** Craft that an atom asks for. */
export type Kind = (typeof kinds)[number]
export type GateStatus = (typeof gateStatuses)[number]

export interface AtomText {
  status: number
  kind: Kind
  nome: string
  /** Topic with its article (`o cálculo de frete`), for the descriptions of loops. */
  topic: string
  descricao: string
  items: string[]
  /** Days from today, or null. */
  deletedOn: number | null
}

export interface CellText {
  nome: string
  deletedOn: number | null
  atoms: AtomText[]
}

export interface GateText {
  nome: string
  status: GateStatus
  /** First and last day, from today. */
  from: number
  to: number
  entrega: string | null
  deletedOn: number | null
  cells: CellText[]
}

const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T => {
  const found = list.find((it) => it === text)
  if (found === undefined) throw new Error(`Not one of ${list.join(', ')}: ${text}`)
  return found
}

const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim())

const deletion = (part: string | undefined): number | null =>
  part?.startsWith('apagado ') ? Number(part.slice('apagado '.length)) : null

const gateOf = (line: string): GateText => {
  const [nome = '', status, days = '', entrega = '-', deleted] = partsOf(line)
  const [from = 0, to = 0] = days.split(' ').map(Number)
  return {
    nome,
    status: oneOf(gateStatuses, status),
    from,
    to,
    entrega: entrega === '-' ? null : entrega,
    deletedOn: deletion(deleted),
    cells: [],
  }
}

const atomOf = ([head = '', descricao = '', items = '']: readonly string[]): AtomText => {
  const [mark = '', nome = '', topic = '', deleted] = partsOf(head)
  const [status, kind] = mark.split(' ')
  return {
    status: Number(status),
    kind: oneOf(kinds, kind),
    nome,
    topic,
    descricao,
    items: items.split(';').map((item) => item.trim()),
    deletedOn: deletion(deleted),
  }
}

/**
 * `## gate | status | first and last day | entrega or - | apagado day`, `# cell | apagado day`, and an atom in three
 * lines: `status kind | name | topic | apagado day`, its description, its checklist separated by semicolons.
 */
export const outline = (text: string): GateText[] => {
  const gates: GateText[] = []
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    const cells = gates.at(-1)?.cells
    if (line.startsWith('## ')) gates.push(gateOf(line.slice(3)))
    else if (line.startsWith('# ')) {
      const [nome = '', deleted] = partsOf(line.slice(2))
      cells?.push({ nome, deletedOn: deletion(deleted), atoms: [] })
    } else {
      cells?.at(-1)?.atoms.push(atomOf(lines.slice(at, at + 3)))
      at += 2
    }
  }
  return gates
}
