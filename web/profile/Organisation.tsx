import { isRole, roles } from '#contract/access/roles.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'

/** Fields of the person that others edit. */
export const Organisation = ({ of }: { of: Profile }) => {
  const t = useWords(profileScreenWords)
  const locale = useLocale()
  return (
    <Card title={t('organisation')} lead={t('organisationLead')}>
      <FactList
        facts={[
          { label: t('email'), value: of.email },
          { label: t('role'), value: isRole(of.role) ? roles[of.role][locale] : undefined },
          { label: t('tipo'), value: of.tipo?.nome },
          { label: t('sector'), value: of.sector?.nome },
          { label: t('areas'), value: of.areas.map((it) => it.nome).join(', ') },
        ]}
      />
    </Card>
  )
}
