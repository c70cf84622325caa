import { richWords } from '#contract/kit/words/rich.words.ts'
import type { Suggesting } from '#web/kit/form/fields/rich/mentions.ts'
import { useWords } from '#web/kit/words.ts'
import css from './rich.module.css'

interface MentionListProps {
  readonly id: string
  readonly of: Suggesting | undefined
  /** The box that it is placed in. */
  readonly within: HTMLElement | null
}

/** The left edge of the `@`, as far as the list then stays within the box. */
const WIDTH = 256
const placeOf = (place: DOMRect | null, box: DOMRect): { left: number; top: number } => ({
  left: Math.max(0, Math.min((place?.left ?? box.left) - box.left, box.width - WIDTH)),
  top: (place?.bottom ?? box.top) - box.top + 4,
})

/** People to mention, below the `@`; the focus stays in the text, whose `aria-activedescendant` is the one that Enter takes. */
export const MentionList = ({ id, of, within }: MentionListProps) => {
  const t = useWords(richWords)
  const found = of && !of.loading ? of.people.length : undefined
  return (
    <>
      <p role="status" className="visually-hidden">
        {found !== undefined && (found === 0 ? t('peopleNone') : t('peopleFound', { count: found }))}
      </p>
      {of && within && found !== undefined && (
        <div className={css['suggestions']} style={placeOf(of.place, within.getBoundingClientRect())}>
          {found === 0 && <p className={css['none']}>{t('peopleNone')}</p>}
          <div id={id} role="listbox" aria-label={t('people')} hidden={found === 0}>
            {of.people.map((person, at) => (
              <div
                key={person.id}
                id={`${id}-${person.id}`}
                role="option"
                aria-selected={at === of.at}
                tabIndex={-1}
                // Before the text would lose the focus.
                onMouseDown={(event) => {
                  event.preventDefault()
                  of.choose(person)
                }}
              >
                {person.nome}
                {person.hint && <span>{person.hint}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
