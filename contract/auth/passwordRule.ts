/** Specification, section 5, in the parts that a person can see themselves meet; together they are `newPassword`. */
export const passwordRule = {
  long: (text: string) => text.length >= 10,
  upper: (text: string) => /\p{Lu}/u.test(text),
  lower: (text: string) => /\p{Ll}/u.test(text),
  sign: (text: string) => /[^\p{L}\s]/u.test(text),
} as const

export const passwordParts = [
  'long',
  'upper',
  'lower',
  'sign',
] as const satisfies readonly (keyof typeof passwordRule)[]
