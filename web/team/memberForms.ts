import { onDemand } from '#web/kit/ui/onDemand.tsx'

/** The form that puts somebody on a team. */
export const addMember = onDemand('AddMember', async () => (await import('#web/team/AddMember.tsx')).AddMember)

/** The form of a member's position, room and seniority. */
export const editMember = onDemand('EditMember', async () => (await import('#web/team/EditMember.tsx')).EditMember)
