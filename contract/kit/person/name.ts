export interface PersonName {
  readonly nome: string
  readonly last_name: string
}

/** First and last name out of a full name that somebody typed in one field: the first word, and all after it. */
export const splitName = (full: string): PersonName => {
  const [nome = '', ...rest] = full.trim().split(/\s+/)
  return { nome, last_name: rest.join(' ') }
}
