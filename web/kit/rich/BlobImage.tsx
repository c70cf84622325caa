import { useEffect, useRef } from 'react'

interface BlobImageProps {
  readonly of: Blob
  readonly alt: string
  readonly className: string | undefined
}

/** A picture that was fetched by a call; its address lives as long as it is shown. */
export const BlobImage = ({ of, alt, className }: BlobImageProps) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(of)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [of])
  return <img ref={image} alt={alt} className={className} />
}
