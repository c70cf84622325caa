import { pixKeyOf, showPixKey } from '#contract/kit/brazil/brazil.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'
import { useWords } from '#web/kit/words.ts'

const reading = { show: showPixKey, read: (text: string) => pixKeyOf(text)?.key, word: 'common.fieldPix' }

/** A PIX key of any kind; tells which kind it was taken for. */
export const PixKeyField = (props: FieldProps<Maybe<string>>) => {
  const t = useWords(formWords)
  const kind = pixKeyOf(props.of.value ?? '')?.kind
  const hint = kind ? t('pixKind', { kind: t(`pix_${kind}`) }) : t('pixHint')
  return (
    <TypedField<string>
      {...props}
      hint={props.hint ?? hint}
      reading={reading}
      pasted={(text) => {
        const key = pixKeyOf(text)?.key
        return key && showPixKey(key)
      }}
    />
  )
}
