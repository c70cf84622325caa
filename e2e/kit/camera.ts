import type { Locator } from '@playwright/test'
import decode from 'qr/decode.js'
import sharp from 'sharp'

/** The text of a QR code as a camera in front of the screen reads it. */
export const readQr = async (code: Locator): Promise<string> => {
  const { data, info } = await sharp(await code.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decode({ width: info.width, height: info.height, data: new Uint8Array(data) })
}
