/** Puts text on the clipboard; false where the browser or the person does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The whole address of a path of ours, to hand to somebody. */
export const addressOf = (path: string): string => `${window.location.origin}${window.location.pathname}#${path}`
