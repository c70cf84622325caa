import type { LoopRow } from '#contract/loop/loop.row.ts'
import { LoopPartName } from '#web/loop/facts/LoopPartName.tsx'
import css from './LoopPart.module.css'

/** Where a loop's atom stands: its venture, and more quietly its gate and cell. */
export const LoopPlace = ({ of: { project, gate, cell } }: { of: LoopRow }) => (
  <span title={[project, gate, cell].map((it) => it.nome).join(' › ')}>
    <LoopPartName part={project} />
    <span className={css['second']}>
      {' '}
      <LoopPartName part={gate} /> › <LoopPartName part={cell} />
    </span>
  </span>
)
