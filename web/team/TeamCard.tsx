import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { teamRoom } from '#contract/team/team.codes.ts'
import type { Team, TeamMember } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Columns, Row, Section, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { addMember, editMember } from '#web/team/memberForms.ts'
import { MemberRow } from '#web/team/MemberRow.tsx'
import css from './Team.module.css'

/** The team of a venture by its rooms. */
export const TeamCard = ({ of }: { readonly of: Team }) => {
  const t = useWords(teamWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const { show } = useNounPaths({ routes: ventureRoutes })
  const path = can('projeto.open') ? show(of) : undefined
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<TeamMember>()
  addMember.useAhead(can('team.create') && 'touched')
  editMember.useAhead(can('team.edit') && 'touched')
  return (
    <Card
      title={path === undefined ? of.nome : <TextLink to={path}>{of.nome}</TextLink>}
      lead={t('count', { count: of.members.length })}
    >
      <Columns even>
        {teamRoom.list.map(({ key, value }) => {
          const members = of.members.filter((it) => it.room === value)
          return (
            <Section key={key} title={t(`room_${key}`)}>
              {members.length === 0 && <p className={css['quiet']}>{t('nobody')}</p>}
              <ul className={css['list']}>
                {members.map((member) => (
                  <MemberRow key={member.user_id} of={member} team={of} onEdit={() => setEdited(member)} />
                ))}
              </ul>
            </Section>
          )
        })}
      </Columns>
      {can('team.create') && (
        <Row>
          <Button
            data-tour="team-add"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            {...disabledProps}
            onClick={unlessViewing(() => setAdding(true))}
          >
            {t('add')}
          </Button>
        </Row>
      )}
      {adding && <addMember.Part team={of} onClose={() => setAdding(false)} />}
      {edited && <editMember.Part team={of} of={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
