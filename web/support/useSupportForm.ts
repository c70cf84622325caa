import { useState, type FormEvent } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { commonWords } from '#contract/kit/common.words.ts'
import { MESSAGE_MAX, supportCalls, supportCategories, type SupportDetail } from '#contract/support/support.ts'
import { useDraft } from '#web/kit/form/useDraft.ts'
import { useServerErrors, type Summary } from '#web/kit/form/useServerErrors.ts'
import { newId } from '#web/kit/newId.ts'
import { useSend } from '#web/kit/query.ts'
import { useMe } from '#web/kit/session.ts'
import { useWords } from '#web/kit/words.ts'

interface Filing {
  readonly subject: string
  readonly category: string
  readonly message: string
  readonly email: string
  /** Kept with the draft: sent again after a lost answer, it is filed once. */
  readonly client_id: string
}

type Field = Exclude<keyof Filing, 'client_id'>

const looksLikeMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A message to the administrators: its draft, its checks and its sending. */
export const useSupportForm = (onFiled: (row: SupportDetail) => void) => {
  const common = useWords(commonWords)
  const auth = useWords(authWords)
  const me = useMe()
  const [value, setValue, draft] = useDraft<Filing>('support', {
    subject: '',
    category: 'question',
    message: '',
    email: me.email,
    client_id: newId(),
  })
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const [said, setSaid] = useState<Summary>()
  const errors = useServerErrors()
  const sending = useSend(supportCalls.file, {
    invalidates: [supportCalls.list],
    onSuccess: ({ data }) => {
      draft.clear()
      onFiled(data)
    },
    onError: errors.show,
  })
  const check = (): Partial<Record<Field, string>> => ({
    ...(value.subject.trim() === '' ? { subject: common('fieldRequired') } : {}),
    ...(value.message.trim() === '' ? { message: common('fieldRequired') } : {}),
    ...(value.message.trim().length > MESSAGE_MAX ? { message: common('fieldTooLong', { max: MESSAGE_MAX }) } : {}),
    ...(looksLikeMail.test(value.email.trim()) ? {} : { email: auth('emailRule') }),
  })
  const dirty = value.subject.trim() !== '' || value.message.trim() !== ''
  return {
    value,
    set: (field: Field, next: string) => {
      setValue({ ...value, [field]: next })
      if (wrong[field] !== undefined) setWrong({ ...wrong, [field]: undefined })
    },
    errorOf: (field: Field) => wrong[field] ?? errors.summary?.fields.find((it) => it.path === field)?.message,
    summary: said ?? errors.summary,
    pending: sending.isPending,
    /** Somebody has written. */
    dirty,
    restored: draft.restored && dirty,
    startOver: draft.clear,
    /** Sends what passes our own checks; gives the first field that does not. */
    send: (event?: FormEvent): Field | undefined => {
      event?.preventDefault()
      errors.clear()
      const found = check()
      setWrong(found)
      const first = (['subject', 'message', 'email'] as const).find((it) => found[it] !== undefined)
      const empty = Object.values(found).includes(common('fieldRequired'))
      setSaid(first && { message: common(empty ? 'incomplete' : 'invalid'), fields: [] })
      const category = supportCategories.find((it) => it === value.category) ?? 'question'
      if (first === undefined && !sending.isPending) sending.mutate({ ...value, category })
      return first
    },
  }
}
