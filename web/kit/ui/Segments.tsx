import css from './Segments.module.css'

interface SegmentsProps<K extends string> {
  /** What is chosen among, for those who cannot see it. */
  readonly label: string
  readonly name: string
  readonly value: K | undefined
  readonly choices: readonly { readonly key: K | undefined; readonly label: string; readonly count?: number }[]
  readonly onChange: (key: K | undefined) => void
}

/** One of a few, side by side. */
export const Segments = <K extends string>({ label, name, value, choices, onChange }: SegmentsProps<K>) => (
  <fieldset className={css['segments']}>
    <legend className="visually-hidden">{label}</legend>
    {choices.map((it) => (
      <label key={it.key ?? ''} className={css['segment']}>
        <input
          type="radio"
          name={name}
          className="visually-hidden"
          checked={value === it.key}
          onChange={() => onChange(it.key)}
        />
        {it.label}
        {it.count !== undefined && <span className={`${css['count']} figures`}>{it.count}</span>}
      </label>
    ))}
  </fieldset>
)
