import { isSamePassword } from '#contract/kit/person/password.ts'
import type { Rule } from '#web/kit/form/useForm.ts'

interface Repeated {
  readonly password: string
  /** The same once more, against a slip of the hand. */
  readonly again: string
}

/** Rule of a new password that is typed twice: the second is there, and is the same. */
export const repeatRule = ({ password, again }: Repeated): Rule<Repeated>[] => {
  if (again === '') return [{ path: 'again', key: 'common.fieldRequired', missing: true }]
  return isSamePassword(again, password) ? [] : [{ path: 'again', key: 'auth.passwordsDiffer' }]
}
