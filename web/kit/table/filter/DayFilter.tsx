import { useState } from 'react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { MaskedDate } from '#web/kit/form/fields/dates/MaskedDate.tsx'
import { shownDay, typedDay } from '#web/kit/form/fields/dates/typedDay.ts'
import { useWords } from '#web/kit/words.ts'

interface DayFilterProps {
  readonly label: string
  readonly day: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** One side of a period; what is not yet a day filters nothing. */
export const DayFilter = ({ label, day, onChange }: DayFilterProps) => {
  const t = useWords(tableWords)
  const [text, setText] = useState(shownDay(day))
  const [known, setKnown] = useState(day)
  // The period was changed from elsewhere (filters cleared, a link).
  if (known !== day) {
    setKnown(day)
    if (typedDay(text) !== day) setText(shownDay(day))
  }
  const whole = text.length === 'DD/MM/YYYY'.length
  return (
    <MaskedDate
      kind="date"
      label={label}
      value={text}
      error={whole && typedDay(text) === undefined ? t('badDay') : undefined}
      onChange={(next) => {
        setText(next)
        const typed = typedDay(next)
        if (typed !== undefined || next === '') onChange(typed)
      }}
    />
  )
}
