import { useNavigate } from 'react-router'
import { homeCalls } from '#contract/home/home.calls.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { teamCalls } from '#contract/team/team.calls.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useRecordForm } from '#web/kit/form/useRecordForm.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useColoursAfter } from '#web/page/venture/useVentureColours.ts'
import { NewTeam } from '#web/team/NewTeam.tsx'
import { CopyAction } from '#web/venture/CopyAction.tsx'
import { ventureFields } from '#web/venture/ventureFields.tsx'

/** Screen of a new venture with its team, or of a copy of another one. */
export const VentureFormScreen = () => {
  const t = useWords(ventureWords)
  const u = useWords(uiWords)
  const { can } = useSession()
  const navigate = useNavigate()
  const paths = useNounPaths({ routes: ventureRoutes })
  useColoursAfter()
  const form = useRecordForm(ventureCrud, {
    words: ventureWords,
    invalidates: [teamCalls.list, homeCalls.ventures],
    onDone: (row) => {
      toast.success(u('saved'))
      void navigate(paths.show(row) ?? paths.list, { replace: true })
    },
  })
  return (
    <>
      <PageHeader title={t('create')} crumbs={[{ label: t('title'), to: paths.list }]} actions={<CopyAction />} />
      <Card narrow>
        <Form of={form}>
          {ventureFields({
            seesValue: can('projeto.seeValue'),
            seesHours: can('atom.open'),
            makesClient: can('client.create'),
          })(form)}
          {can('projeto.seeTeam') && can('team.create') && <NewTeam of={form.core} />}
          <FormEnd of={form} onCancel={() => void navigate(paths.list)}>
            {u('save')}
          </FormEnd>
        </Form>
      </Card>
    </>
  )
}
