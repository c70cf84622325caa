import { PREVIEW_MAX, type ResourceFile } from '#contract/resource/page.ts'

/** Kind of a file's preview in the page. */
export type PreviewKind = 'image' | 'pdf' | 'markdown' | 'csv' | 'text' | 'sheet' | 'docx'

const byType: Readonly<Record<string, PreviewKind>> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'text/plain': 'text',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** Undefined for files without a preview: other kinds, and too large ones. */
export const kindOf = ({ nome, type, size }: Pick<ResourceFile, 'nome' | 'type' | 'size'>): PreviewKind | undefined => {
  if (size > PREVIEW_MAX) return undefined
  if (type === 'text/plain' && nome.toLowerCase().endsWith('.md')) return 'markdown'
  return type.startsWith('image/') ? 'image' : byType[type]
}
