import { stat } from 'node:fs/promises'
import { makeTurns } from '#server/kit/sheet/turns.ts'

/** Most pixels that are decoded: more than telephones take, fewer than fill the memory. */
const PIXELS = 64_000_000
const PATIENCE_SECONDS = 30

const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Every other reader of the library is shut: whatever an image claims to be, no SVG, PDF or TIFF is ever opened.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}File`),
  })
  // Images come seldom and one by one: what the library would keep of them is only memory.
  sharp.cache(false)
  return sharp
}

let loaded: ReturnType<typeof loadSharp> | undefined
/** Read at the first image: a start has no use for it. */
const sharpOnce = () => (loaded ??= loadSharp())

/** Images take memory and a processor: few at once, and no endless line for them. */
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
/** AVIF takes seconds to write, and every browser that shows it shows WebP. */
const formats: Readonly<Record<string, Format>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'webp',
}

/** Whether an image of this type is one that is written anew. */
export const isImage = (type: string): boolean => type in formats

/**
 * Writes the image at `from` anew to `to`, upright and within the box: what the camera wrote into it (place, time,
 * device) is gone, and so is whatever hides behind the pixels. `pixels`: it has too many; `broken`: it is none.
 */
export const rewriteImage = async (
  { from, to, type }: { from: string; to: string; type: string },
  box: ImageBox,
): Promise<Rewritten | 'pixels' | 'broken'> => {
  const sharp = await sharpOnce()
  const release = await takeTurn()
  try {
    const format = box.as ?? formats[type] ?? 'webp'
    // A moving image stays one where its format can: all of its frames then count as pixels.
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
