import type { Gate } from '#contract/kit/endpoint.ts'

/** Content types that can be verified by the content, and extensions of such files. */
export const fileTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/vnd.oasis.opendocument.presentation': ['.odp'],
  'application/zip': ['.zip'],
  'text/plain': ['.txt', '.md', '.log'],
  'text/csv': ['.csv'],
  'audio/mpeg': ['.mp3'],
  'audio/ogg': ['.ogg', '.oga', '.opus'],
  'audio/wav': ['.wav'],
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type FileType = keyof typeof fileTypes

const isFileType = (type: string): type is FileType => Object.hasOwn(fileTypes, type)
const allTypes: readonly FileType[] = Object.keys(fileTypes).filter(isFileType)

/** Only these are decoded, re-encoded and then shown in a page. */
const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const satisfies readonly FileType[]

/** A use of files: who may begin one, its size and its types. */
export interface FileUse {
  readonly can: Gate
  /** Most bytes. */
  readonly max: number
  readonly types: readonly FileType[]
  /** Images are re-encoded within this many pixels, to the format `as` if one is given. */
  readonly image: { readonly width: number; readonly height: number; readonly as?: 'webp' | 'png' }
}

export const fileUses = {
  /** A person's photo, claimed by their profile. */
  photo: { can: 'login', max: 10_000_000, types: imageTypes, image: { width: 512, height: 512, as: 'webp' } },
  /** The organisation's logo, printed on documents; a PDF takes PNG and JPEG only. */
  logo: {
    can: 'userConfig.edit',
    max: 2_000_000,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    image: { width: 800, height: 400, as: 'png' },
  },
  /** A person's document: contract, identity and the like, read by few. */
  document: {
    can: 'login',
    max: 25_000_000,
    types: ['application/pdf', ...imageTypes],
    image: { width: 4096, height: 4096 },
  },
  /** The cover of a news item, as wide as its page. */
  cover: { can: 'news.create', max: 10_000_000, types: imageTypes, image: { width: 1600, height: 900, as: 'webp' } },
  /** An attachment of a record; the call that claims it decides who may attach. */
  attachment: { can: 'login', max: 250_000_000, types: allTypes, image: { width: 4096, height: 4096 } },
} as const satisfies Record<string, FileUse>
export type FileUseName = keyof typeof fileUses

/** Type for the extension of a name. */
export const typeByName = (name: string): FileType | undefined =>
  allTypes.find((type) => fileTypes[type].some((ending) => name.toLowerCase().endsWith(ending)))
/** Accepted types and extensions of a file chooser; both, since not every system knows each type. */
export const acceptOf = (use: FileUse): string[] => use.types.flatMap((type) => [type, ...fileTypes[type]])
