/** The field that a screen's form begins with; none under a thumb, where a keyboard would cover half of the form. */
export const firstField = (screen: HTMLElement): HTMLElement | undefined =>
  window.matchMedia('(pointer: coarse)').matches
    ? undefined
    : (screen.querySelector<HTMLElement>('form [data-autofocus]') ?? undefined)
