import { invitationLetters, writeLetters } from '#server/invitation/letter.data.ts'
import { job } from '#server/kit/jobs/job.ts'

const AT_ONCE = 25

/** Writes the letters of many invitations; what is written already, after an interruption, is not written again. */
export const sendInvitations = job({
  ...invitationLetters,
  run: async ({ db, services }, { ids }) => {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE)
      await db.transaction().execute(async (tx) => {
        const open = await tx
          .updateTable('invitations')
          .set({ letter_due: false })
          .where('id', 'in', some)
          .where('letter_due', '=', true)
          .returning('id')
          .execute()
        await writeLetters(
          open.map((it) => it.id),
          { db: tx, services, now: services.now() },
        )
      })
    }
  },
})
