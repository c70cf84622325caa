import type { Imported } from '#contract/kit/import/imported.ts'
import { invitationImport, invitationList } from './invitation.ts'
import { invitationWords } from './invitation.words.ts'

/** Invitations as imports meet them: their records are written by rules of their own. */
export const invitationImported = {
  thing: 'invitation',
  words: invitationWords,
  list: invitationList,
  routes: { list: 'invitationList' },
  imports: invitationImport,
  crud: {
    calls: {
      create: { can: 'invitation.create' },
      update: { can: 'invitation.create' },
      remove: { can: 'invitation.delete' },
    },
  },
} as const satisfies Imported
