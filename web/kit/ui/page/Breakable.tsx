import { Fragment } from 'react'

/** After these a web address goes on in the next line; the two slashes behind `https:` stay together. */
const inAddress = /(?<=[/.?&=_-])(?!\/)/u
/** An e-mail breaks before its domain, within which a line end reads as the end of the address. */
const inEmail = /(?<=@)/u

/** A text whose long addresses break where their parts end before they break within a word. */
export const Breakable = ({ text }: { readonly text: string }) => {
  const parts = text.split(text.includes('://') ? inAddress : inEmail)
  let end = 0
  return parts.map((part) => {
    end += part.length
    return (
      <Fragment key={end}>
        {end > part.length && <wbr />}
        {part}
      </Fragment>
    )
  })
}
