const hides = (it: HTMLElement): boolean => it.hidden !== false || it.style.display === 'none'

const isShown = (it: HTMLElement | null): boolean => it === null || (!hides(it) && isShown(it.parentElement))

/** `checkVisibility`, which jsdom lacks, as far as `display`, `hidden` and the page itself tell. */
export const giveVisibility = (): void => {
  HTMLElement.prototype.checkVisibility = function shown(this: HTMLElement): boolean {
    return this.isConnected && isShown(this)
  }
}
