/** A piece of an image, in its own pixels. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const ZOOM_MAX = 4

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0))

/** The largest piece of the wanted shape (width by height), from the middle. */
export const wholeFrame = ({ width, height }: Size, shape: number): Frame => {
  const size = width / height > shape ? { width: height * shape, height } : { width, height: width / shape }
  return { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size }
}

/** The same piece elsewhere, never beyond the image. */
export const moved = (frame: Frame, by: { readonly x: number; readonly y: number }, image: Size): Frame => ({
  ...frame,
  x: within(frame.x + by.x, image.width - frame.width),
  y: within(frame.y + by.y, image.height - frame.height),
})

/** `zoom` from 1 (as much as fits) to ZOOM_MAX, around the middle of the piece. */
export const zoomed = (frame: Frame, image: Size, change: { readonly zoom: number; readonly shape: number }): Frame => {
  const whole = wholeFrame(image, change.shape)
  const size = { width: whole.width / change.zoom, height: whole.height / change.zoom }
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  return moved({ x: 0, y: 0, ...size }, { x: middle.x - size.width / 2, y: middle.y - size.height / 2 }, image)
}

/** Draws a piece of an image as a file of its own, without anything that the camera wrote into the first one. */
export type Cut = (
  image: ImageBitmap,
  frame: Frame,
  it: { readonly name: string; readonly width: number },
) => Promise<File>

export const cutByCanvas: Cut = async (image, frame, { name, width }) => {
  const canvas = document.createElement('canvas')
  const wide = Math.round(Math.min(width, frame.width))
  canvas.width = wide
  canvas.height = Math.round((wide * frame.height) / frame.width)
  canvas
    .getContext('2d')
    ?.drawImage(image, frame.x, frame.y, frame.width, frame.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('The canvas gave no image')
  // A browser that writes no WebP writes PNG instead, and says so.
  const ending = blob.type === 'image/webp' ? 'webp' : 'png'
  return new File([blob], `${name.replace(/\.\w+$/, '')}.${ending}`, { type: blob.type })
}
