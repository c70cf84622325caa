/** A text that breaks after `@` before it breaks within a word: e-mails in narrow places. */
export const Breakable = ({ text }: { readonly text: string }) => {
  const at = text.indexOf('@') + 1
  if (at === 0) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
