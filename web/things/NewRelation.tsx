import { useEffect, useMemo, useRef } from 'react'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import { nouns } from '#contract/nouns.ts'
import { relationCalls, relationKinds } from '#contract/things/relation.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useLocale, useWords } from '#web/kit/words.ts'

interface NewRelationProps {
  readonly of: OfRecord
  /** Nouns whose records can be chosen. */
  readonly things: readonly string[]
  readonly close: () => void
}

/** The name of a thing: from its noun, or from `thingScreenWords` where it has none. */
const useThingName = () => {
  const t = useNounWords(thingScreenWords)
  const locale = useLocale()
  return (thing: string): string => {
    const one = nouns.find((it) => it.thing === thing)?.words.entries.one
    return one ? one[locale === 'pt' ? 0 : 1] : t(`thing_${thing}`)
  }
}

/** Relates a record to another one, of its own noun unless another is chosen. */
export const NewRelation = ({ of, things, close }: NewRelationProps) => {
  const t = useWords(thingScreenWords)
  const nameOf = useThingName()
  const form = useForm(relationCalls.add, {
    from: { kind: 'relates', to_thing: of.thing },
    fixed: of,
    words: thingScreenWords,
    guard: false,
    marked: false,
    onDone: (answer) => {
      answerOf(relationCalls.list, of).set(answer)
      close()
    },
  })
  const { to_thing } = form.values
  const lookup = useMemo(
    (): Lookup => ({
      call: { ...relationCalls.find, path: `/api/relations/${of.thing}/${of.id}/find/${to_thing}` },
    }),
    [of.thing, of.id, to_thing],
  )
  const thing = form.of('to_thing')
  const kind = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone, and the keyboard goes on here.
  useEffect(() => kind.current?.querySelector('select')?.focus(), [])
  return (
    <Form of={form} label={t('relationAdd')}>
      <div ref={kind}>
        <ChoiceField of={form.of('kind')} codes={relationKinds} />
      </div>
      <ChoiceField
        of={{
          ...thing,
          set: (next) => {
            if (next === null) return
            thing.set(next)
            form.of('to_id').clear()
          },
        }}
        codes={things}
        labelOf={nameOf}
      />
      <LookupField key={to_thing} of={form.of('to_id')} lookup={lookup} />
      <FormEnd of={form} onCancel={close}>
        {t('relationDo')}
      </FormEnd>
    </Form>
  )
}
