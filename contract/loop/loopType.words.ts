import { loopWords } from './loop.words.ts'

const { entries } = loopWords

/** Names of the types for nouns whose records have one, by their column and field. */
export const loopTypeNames = {
  tipo_coding: entries.type_coding,
  tipo_layout: entries.type_layout,
  tipo_study: entries.type_study,
  tipo_homologation: entries.type_homologation,
  tipo_content: entries.type_content,
  tipo_integration: entries.type_integration,
  tipo_report: entries.type_report,
  tipo_meeting: entries.type_meeting,
  tipo_support: entries.type_support,
  tipo_training: entries.type_training,
  tipo_other: entries.type_other,
} as const
