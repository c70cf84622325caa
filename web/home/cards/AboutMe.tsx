import { roles } from '#contract/access/roles.ts'
import { padCount } from '#contract/kit/hours.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'

/** The person's role, e-mail, projects and time zone. */
export const AboutMe = () => {
  const t = useWords(homeWords)
  const locale = useLocale()
  const f = useFormat()
  const me = useMe()
  const { role } = useSession()
  return (
    <Card title={t('you')}>
      <FactList
        facts={[
          { label: t('role'), value: role === undefined ? undefined : roles[role][locale] },
          { label: t('email'), value: me.email },
          { label: t('projects'), value: padCount(me.qtdProjetos) },
          { label: t('zone'), value: f.zoneName },
        ]}
      />
    </Card>
  )
}
