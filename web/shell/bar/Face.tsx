import type { PhotoRef } from '#contract/kit/person/photo.ts'
import { Photo } from '#web/file/Photo.tsx'
import css from './Face.module.css'

interface FaceProps {
  readonly name: string
  /** Null where it is not known. */
  readonly photo: PhotoRef | null
  readonly size?: 'sm' | 'md' | 'lg'
}

const initials = (name: string): string => {
  const parts = name.trim().split(/\s+/)
  const first = parts[0]?.[0] ?? '?'
  const last = parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}

/** A person's own photo, or the letters of their name, which tell people apart better than the default image. */
export const Face = ({ name, photo, size = 'md' }: FaceProps) => (
  <span className={css['face']} data-size={size} aria-hidden>
    {typeof photo === 'number' ? <Photo id={photo}>{initials(name)}</Photo> : initials(name)}
  </span>
)
