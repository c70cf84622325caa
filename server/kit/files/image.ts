import { stat } from 'node:fs/promises'
import { makeTurns } from '#server/kit/sheet/turns.ts'

/** Most pixels that are decoded: more than phones take, few enough for the memory. */
const PIXELS = 64_000_000
const PATIENCE_SECONDS = 30

const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Blocks every other loader of the library: whatever a file claims to be, no SVG, PDF or TIFF is ever opened.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}File`),
  })
  // The library's cache is of no use: images come seldom and one by one.
  sharp.cache(false)
  return sharp
}

let loaded: ReturnType<typeof loadSharp> | undefined
/** Loads the library with the first image, so that a start does not wait for it. */
const sharpOnce = () => (loaded ??= loadSharp())

/** Images take memory and a processor: two at once, and a bounded queue. */
const takeTurn = makeTurns({ atOnce: 2, waiting: 16 })

export interface ImageBox {
  readonly width: number
  readonly height: number
  readonly as?: 'webp' | 'png'
}

export interface Rewritten {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly size: number
}

type Format = 'jpeg' | 'png' | 'gif' | 'webp'
/** There is no AVIF output: it takes seconds to write, and every browser that shows it shows WebP. */
const formats: Readonly<Record<string, Format>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'webp',
}

/** True for a type of image that is re-encoded. */
export const isImage = (type: string): boolean => type in formats

/** Re-encodes the image at `from` to `to`, upright and within the box, which drops the camera's metadata (place, time,
 * device) and whatever hides behind the pixels. `pixels`: it has too many; `broken`: it is no image. */
export const rewriteImage = async (
  { from, to, type }: { from: string; to: string; type: string },
  box: ImageBox,
): Promise<Rewritten | 'pixels' | 'broken'> => {
  const sharp = await sharpOnce()
  const release = await takeTurn()
  try {
    const format = box.as ?? formats[type] ?? 'webp'
    // An animation stays one where its format can; the pixels of all its frames then count.
    const animated = box.as === undefined && (type === 'image/gif' || type === 'image/webp')
    const { width, height } = await sharp(from, { limitInputPixels: PIXELS, failOn: 'error', animated })
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize({ width: box.width, height: box.height, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'jpeg' ? { quality: 85, mozjpeg: true } : {})
      .toFile(to)
    return { type: `image/${format}`, width, height, size: (await stat(to)).size }
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    return /pixel limit|too (?:large|many)|exceeds/i.test(said) ? 'pixels' : 'broken'
  } finally {
    release()
  }
}
