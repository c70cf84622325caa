import { useDebouncedValue } from '@mantine/hooks'
import { IconBuildings, IconFlag3 } from '@tabler/icons-react'
import { clientFinder } from '#contract/client/client.ts'
import { entregaGates, entregaVentures } from '#contract/entrega/entrega.ts'
import { gateCrud } from '#contract/gate/gate.ts'
import { LOOKUP_MAX, type Found } from '#contract/kit/list/lookup.ts'
import { createWords } from '#contract/shell/create.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { useCall } from '#web/kit/call/query.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { Creation, Here } from '#web/shell/create/creation.ts'
import type { Asked } from '#web/shell/create/ways.ts'
import { Finder } from '#web/shell/palette/Finder.tsx'

const WAIT_MS = 200

const about = {
  venture: {
    lookup: entregaVentures,
    ask: 'askVenture',
    find: 'findVenture',
    empty: 'emptyVenture',
    none: 'noneVenture',
  },
  gate: { lookup: entregaGates, ask: 'askGate', find: 'findGate', empty: 'emptyGate', none: 'noneGate' },
  client: { lookup: clientFinder, ask: 'askClient', find: 'findClient', empty: 'emptyClient', none: 'noneClient' },
} as const satisfies Readonly<Record<Asked, unknown>>

const icons = { gate: IconFlag3, client: IconBuildings } as const

interface ParentStepProps {
  readonly of: { readonly of: Creation; readonly label: string }
  readonly asks: Asked
  readonly here: Here
  readonly q: string
  readonly onType: (q: string) => void
  readonly onChoose: (parent: Here) => void
  readonly onClose: () => void
  readonly onBack: (() => void) | undefined
}

/** In which venture or gate, or for which client: what the page does not say. */
export const ParentStep = ({ of, asks, here, q, onType, onChoose, onClose, onBack }: ParentStepProps) => {
  const t = useWords(createWords)
  const { lookup, ask, find, empty, none } = about[asks]
  const [settled] = useDebouncedValue(q.trim(), WAIT_MS)
  const within = asks === 'gate' && here.venture !== undefined ? { venture_id: here.venture } : {}
  const answer = useCall(
    lookup.call,
    { limit: LOOKUP_MAX, ...within, ...(settled === '' ? {} : { q: settled }) },
    { keepPrevious: true, keep: false },
  )
  const choose = async ({ id }: Found) => {
    if (asks !== 'gate') return onChoose({ [asks]: id })
    if (here.venture !== undefined) return onChoose({ gate: id })
    // A path of the gate names its venture, too.
    try {
      const { data } = await call(gateCrud.calls.show, { id })
      onChoose({ gate: id, venture: data.venture_id })
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const title = t(ask, { what: of.label })
  const items = (answer.data?.data ?? [])
    .filter((it) => !it.gone)
    .map((found) => ({
      id: String(found.id),
      label: found.hint === null ? found.nome : `${found.nome} · ${found.hint}`,
      group: title,
      ...(asks === 'venture' ? { venture: found.id } : { icon: icons[asks] }),
      stays: true as const,
      run: () => void choose(found),
    }))
  return (
    <Finder
      title={title}
      placeholder={t(find)}
      icon={<of.of.icon size={18} stroke={1.75} aria-hidden />}
      q={q}
      onType={onType}
      sections={items.length > 0 ? [{ name: title, items }] : []}
      empty={answer.data === undefined ? '' : settled === '' ? t(none) : t(empty, { q: settled })}
      onRun={(item) => item.run()}
      onClose={onClose}
      onBack={onBack}
    />
  )
}
