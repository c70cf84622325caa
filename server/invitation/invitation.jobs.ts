import { ROLE } from '#contract/access/role.ts'
import { clubJoin } from '#server/invitation/club.data.ts'
import { invite } from '#server/invitation/invitation.data.ts'
import { invitationMails, writeMails } from '#server/invitation/mail.data.ts'
import { actorIn } from '#server/kit/actor.ts'
import { job } from '#server/kit/jobs/job.ts'
import { Refusal } from '#server/kit/refuse.ts'

const AT_ONCE = 25

/** Writes the mails of many invitations; what is written already, after an interruption, is not written again. */
export const sendInvitations = job({
  ...invitationMails,
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
        await writeMails(
          open.map((it) => it.id),
          { db: tx, services, now: services.now(), many: true },
        )
      })
    }
  },
})

/** Invites who left their e-mail with a code of the Club, in the name of whoever made it. */
export const sendClubInvitation = job({
  ...clubJoin,
  run: ({ db, services }, { email, club_code_id }) =>
    db.transaction().execute(async (tx) => {
      const code = await tx
        .selectFrom('club_codes')
        .select(['made_by', 'locale'])
        .where('id', '=', club_code_id)
        .executeTakeFirst()
      if (!code) return
      const guest = {
        email,
        nome: '',
        role: ROLE.guest,
        type_id: null,
        venture_id: null,
        room: null,
        locale: code.locale,
      }
      try {
        const ctx = await actorIn(tx, { services, user_id: code.made_by })
        await invite([guest], { ctx, detail: { club_code_id } })
      } catch (error) {
        // Invited already, or its maker may no longer invite: nobody is there to be told.
        if (!(error instanceof Refusal)) throw error
      }
    }),
})
