import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import css from './Segments.module.css'

interface SegmentsProps<K extends string> {
  /** Name of the group for screen readers. */
  readonly label: string
  readonly name: string
  readonly value: K | undefined
  readonly choices: readonly { readonly key: K | undefined; readonly label: string; readonly count?: number }[]
  readonly onChange: (key: K | undefined) => void
}

/** One of a few, side by side; what has no key is the choice of none. */
export const Segments = <K extends string>({ label, name, value, choices, onChange }: SegmentsProps<K>) => (
  <SegmentedControl
    aria-label={label}
    name={name}
    size="sm"
    className={css['segments']}
    value={value ?? ''}
    onChange={(key) => onChange(choices.find((it) => (it.key ?? '') === key)?.key)}
    data={choices.map(({ key, label: text, count }) => ({
      value: key ?? '',
      label: (
        <>
          {text}
          {count !== undefined && <span className={`${css['count']} figures`}>{count}</span>}
        </>
      ),
    }))}
  />
)
