import { ventureColour } from '#contract/venture/colour.rules.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import css from './ColourChoice.module.css'

/** One of the colours by which ventures are known, each named. */
export const ColourChoice = (props: FieldProps<Maybe<(typeof ventureColour.values)[number]>>) => {
  const { of } = props
  const given = useFieldProps(props)
  if (of.hidden) return null
  const chosen = ventureColour.list.find((it) => it.value === of.value)
  return (
    <GroupFrame
      label={given.label}
      hint={given.description}
      error={of.error}
      required={given.withAsterisk}
      onBlur={of.leave}
    >
      <div className={css['choices']}>
        {ventureColour.list.map(({ key, value }) => (
          <label key={key} className={css['choice']} title={of.labelOf(key)}>
            <input
              type="radio"
              className="visually-hidden"
              name={of.path}
              aria-label={of.labelOf(key)}
              disabled={given.disabled || of.readOnly}
              checked={value === of.value}
              onChange={() => of.set(value)}
            />
            <span className={css['swatch']} data-venture={value} aria-hidden />
          </label>
        ))}
        {chosen && (
          <span className={css['name']} aria-hidden>
            {of.labelOf(chosen.key)}
          </span>
        )}
      </div>
    </GroupFrame>
  )
}
