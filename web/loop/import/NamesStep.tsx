import { useState } from 'react'
import type { ImportInfo } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { handAtoms, handPeople } from '#contract/loop/hand/hand.ts'
import { hoursCalls, hoursVentures, type HoursNames } from '#contract/loop/import/hoursImport.ts'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { hoursTools } from '#contract/loop/import/tools.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { readAgain } from '#web/import/readAgain.ts'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { call } from '#web/kit/call/call.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { Names, type Ids } from '#web/loop/import/Names.tsx'
import { ZoneField } from '#web/profile/settings/ZoneField.tsx'

interface NamesStepProps {
  readonly of: ImportInfo
  readonly names: HoursNames
  readonly onAnswer: (answer: { data: ImportInfo }) => void
}

/** Records that stand beside names: what the page shows is what counts. */
const shownIds = (names: readonly { readonly key: string; readonly record: { readonly id: number } | null }[]): Ids =>
  Object.fromEntries(names.map(({ key, record }) => [key, record?.id ?? null]))

/** How a file of hours is read, and whom and what its names mean. */
export const NamesStep = ({ of, names, onAnswer }: NamesStepProps) => {
  const t = useWords(loopImportWords)
  const s = useWords(importScreenWords)
  const f = useFormat()
  const { open } = useImportAddress()
  const [people, setPeople] = useState(() => shownIds(names.people))
  const [projects, setProjects] = useState(() => shownIds(names.projects))
  // A task that nobody chose is found anew once its project has a venture.
  const [tasks, setTasks] = useState(() => shownIds(names.tasks.filter(({ record }) => record !== null)))
  const { zone, days, make, paid, tipo } = names
  const form = useForm(hoursCalls.check, {
    from: { zone, days, make, paid, tipo },
    fixed: { id: of.id },
    words: [loopImportWords],
    guard: false,
    send: (input) => call(hoursCalls.check, { ...input, people, projects, tasks }),
    onDone: onAnswer,
    onRefused: (error) => {
      readAgain(error)
      return error.status === 409
    },
  })
  const tool = hoursTools[names.tool].name
  const projectOf = ({ client, project }: { client: string; project: string }): string =>
    [client, project || t('noProject')].filter((part) => part !== '').join(' / ')
  return (
    <Form of={form}>
      <Notice role="status">{t('recognised', { name: of.name, tool })}</Notice>
      {names.untimed > 0 && <Notice>{t('untimed', { count: names.untimed, figure: f.number(names.untimed) })}</Notice>}
      <ZoneField of={form.of('zone')} />
      {names.unclear !== null && (
        <ChoiceField
          of={{ ...form.of('days'), hint: t('daysHint', { value: names.unclear }) }}
          codes={['dmy', 'mdy']}
          as="radio"
        />
      )}
      <ChoiceField of={form.of('tipo')} codes={loopType} />
      <FlagField of={form.of('paid')} />
      <Names
        title={t('people')}
        lead={t('peopleLead')}
        lookup={handPeople}
        names={names.people}
        nameOf={({ name, email }) =>
          [name, email].filter((it, at, all) => it !== '' && all.indexOf(it) === at).join(' · ')
        }
        value={people}
        onChange={setPeople}
      />
      <FlagField of={form.of('make')} as="checkbox" />
      <Names
        title={t('projects')}
        lead={t('projectsLead')}
        lookup={hoursVentures}
        names={names.projects}
        nameOf={projectOf}
        value={projects}
        onChange={setProjects}
      />
      <Names
        title={t('tasks')}
        lead={t('tasksLead')}
        lookup={handAtoms}
        names={names.tasks}
        nameOf={(name) => `${projectOf(name)} / ${name.task || t('noTask')}`}
        value={tasks}
        onChange={setTasks}
      />
      <FormEnd of={form} onCancel={() => open('new')}>
        {s('check')}
      </FormEnd>
    </Form>
  )
}
