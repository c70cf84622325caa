import { ROLE } from '#contract/access/role.ts'
import { isRole, roles } from '#contract/access/roles.ts'
import { contractType } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { commitment } from '#contract/team/team.codes.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'

/** Facts about pay, for people who are paid by the hour. */
const usePay = (of: Profile) => {
  const l = useWords(looperWords)
  const team = useWords(teamWords)
  const f = useFormat()
  const contract = of.contract_type === null ? undefined : contractType.keyOf(of.contract_type)
  const committed = of.commitment === null ? undefined : commitment.keyOf(of.commitment)
  return [
    { label: l('column_contract_type'), value: contract && l(`contract_type_${contract}`) },
    { label: team('column_commitment'), value: committed && team(`commitment_${committed}`) },
    {
      label: l('column_valor_hora_centavos'),
      value: of.valor_hora_centavos > 0 ? f.money(of.valor_hora_centavos) : undefined,
    },
  ].filter((it) => it.value !== undefined)
}

/** Fields of the person that others edit. */
export const Organisation = ({ of }: { of: Profile }) => {
  const t = useWords(profileScreenWords)
  const locale = useLocale()
  const pay = usePay(of)
  return (
    <Card title={t('organisation')} lead={t('organisationLead')}>
      <FactList
        facts={[
          { label: t('email'), value: of.email },
          { label: t('role'), value: isRole(of.role) ? roles[of.role][locale] : undefined },
          // People of a client have no place inside the organisation.
          ...(of.role === ROLE.client
            ? []
            : [
                { label: t('tipo'), value: of.tipo?.nome },
                { label: t('sector'), value: of.sector?.nome },
                { label: t('areas'), value: of.areas.map((it) => it.nome).join(', ') },
              ]),
          ...pay,
        ]}
      />
    </Card>
  )
}
