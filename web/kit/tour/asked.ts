import { store } from '#web/kit/store.ts'

/** The tour that is under way or about to be. */
export const askedTour = store<string | undefined>(undefined)

/** Starts a tour by its name, at the step where it was left; whoever may not take it sees nothing happen. */
export const startTour = (name: string): void => askedTour.set(name)
export const endTour = (): void => askedTour.set(undefined)
