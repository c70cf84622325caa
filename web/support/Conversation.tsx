import { auditWords } from '#contract/audit/audit.words.ts'
import { supportFlow, supportList, type SupportDetail } from '#contract/support/support.ts'
import { supportWords } from '#contract/support/support.words.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { supportTraits } from '#contract/things/traits.rules.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf } from '#web/kit/list/cells.tsx'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { StepButtons } from '#web/kit/steps/StepButtons.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { History } from '#web/page/History.tsx'
import { Entry } from '#web/support/Entry.tsx'
import { Reply } from '#web/support/Reply.tsx'
import { supportForms } from '#web/support/supportForms.tsx'
import { SideThings } from '#web/things/SideThings.tsx'
import css from './Conversation.module.css'

/** Its history, whose events have their names in the audit. */
const supportNoun = { thing: 'support', words: supportWords, list: supportList, events: auditWords }

/** The messages in order, then the next action. */
export const Conversation = ({ row, list }: { row: SupportDetail; list: string }) => {
  const t = useWords(supportScreenWords)
  const say = useNounWords(supportWords)
  const f = useFormat()
  const me = useMe()
  const { can } = useSession()
  return (
    <>
      <PageHeader
        title={row.subject}
        crumbs={[{ label: t('title'), to: list }]}
        actions={
          <StepButtons flow={supportFlow} words={supportWords} row={{ ...row, nome: row.subject }} {...supportForms} />
        }
      />
      <div className={css['columns']}>
        <div className={css['main']}>
          <ol className={css['thread']} aria-label={t('conversation')}>
            <Entry author={row.author} message={row.message} at={row.created_at} staff={false} />
            {row.thread.map((entry) => (
              <Entry key={entry.id} author={entry.author} message={entry.message} at={entry.at} staff={entry.staff} />
            ))}
          </ol>
          <Reply row={row} />
        </div>
        <aside className={css['facts']}>
          <FactList
            facts={[
              {
                label: say('column_status'),
                value: cellOf(row.status, supportList.columns.status, { f, say, column: 'status' }),
              },
              { label: t('category'), value: say(`category_${row.category}`) },
              ...(row.author.id === me.id ? [] : [{ label: say('column_author'), value: row.author.nome }]),
              { label: t('answerTo'), value: row.email },
              { label: t('sentAt'), value: f.dateTime(row.created_at) },
            ]}
          />
        </aside>
        <div className={css['things']}>
          <SideThings of={{ thing: 'support', id: row.id }} traits={supportTraits(can)} />
          <History key={row.version} noun={supportNoun} id={row.id} />
        </div>
      </div>
    </>
  )
}
