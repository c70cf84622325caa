import { Photo } from '#web/file/Photo.tsx'
import css from './Face.module.css'

interface FaceProps {
  readonly name: string
  /** The file of their photo. */
  readonly photo: number | null
  readonly size?: 'sm' | 'md' | 'lg'
}

const initials = (name: string): string => {
  const parts = name.trim().split(/\s+/)
  const first = parts[0]?.[0] ?? '?'
  const last = parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}

/** A person's photo, or the letters of their name. */
export const Face = ({ name, photo, size = 'md' }: FaceProps) => (
  <span className={css['face']} data-size={size} aria-hidden>
    {photo ? <Photo id={photo}>{initials(name)}</Photo> : initials(name)}
  </span>
)
