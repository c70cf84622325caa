import { invitedRoles, mayInviteAs } from '#contract/invitation/invitation.ts'
import type { Field } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { useMe, useSession } from '#web/kit/session/session.ts'

/** The role of somebody who is invited: those that the signed-in person may hand out. */
export const RoleField = ({ of }: { readonly of: Field<number | null> }) => {
  const { role } = useMe()
  const { can } = useSession()
  const list = invitedRoles.list.filter(({ value }) => mayInviteAs(value, { by: role, may: can }))
  return <ChoiceField of={of} codes={{ list }} />
}
