import { bankLabel, useBanks } from '#web/kit/form/fields/brazil/useBanks.ts'

/** A Brazilian bank outside of a form, by its digits and name. */
export const BankName = ({ code }: { readonly code: string }) => bankLabel(code, useBanks())
