import { formatCall } from '#contract/kit/dates.ts'

/** An instant → `H:mm:ss` in `zone`: where a minute would be too coarse. */
export const exactTime = (at: Date, zone: string): string =>
  formatCall(at, zone).slice('DD-MM-YYYY '.length).replace(/^0/, '')
