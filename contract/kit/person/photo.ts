import { z } from 'zod'

/** Address of the image that stands for a person without a photo (specification, section 3: User). */
export const DEFAULT_PHOTO = '/default-photo.svg'

/** A person's `foto`, never null: the id of their own photo's file, or the address of the default image. */
export type PhotoRef = number | typeof DEFAULT_PHOTO
export const photoRef: z.ZodType<PhotoRef> = z.union([z.number().int(), z.literal(DEFAULT_PHOTO)])
