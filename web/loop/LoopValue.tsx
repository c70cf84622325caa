import { fromDecimal } from '#contract/kit/money.ts'
import { useFormat } from '#web/kit/format.ts'
import css from './LoopPart.module.css'

/** What is paid for a loop, under its total; nothing where the server does not send it. */
export const LoopValue = ({ valor }: { valor: number | null | undefined }) => {
  const f = useFormat()
  if (valor === null || valor === undefined) return null
  return <span className={css['decimal']}>{f.money(fromDecimal(valor))}</span>
}
