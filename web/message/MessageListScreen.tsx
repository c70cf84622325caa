import { messageNoun } from '#contract/message/message.noun.ts'
import { messageList, type MessageRow } from '#contract/message/message.ts'
import { messagePageWords } from '#contract/message/messagePage.words.ts'
import { useWords } from '#web/kit/words.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { AnswerBadge } from '#web/message/AnswerBadge.tsx'
import { useMessageRemoval } from '#web/message/useMessageRemoval.ts'
import css from './message.module.css'

const Name = ({ of }: { readonly of: MessageRow }) => {
  const t = useWords(messagePageWords)
  const isUnread = of.mine && of.leitura === null
  return (
    <span className={isUnread ? css['unread'] : undefined}>
      {isUnread && <span className="visually-hidden">{t('isUnread')}: </span>}
      {of.nome}
    </span>
  )
}

const cells = {
  nome: { grow: 3, cell: (row: MessageRow) => <Name of={row} /> },
  aceito: { cell: (row: MessageRow) => <AnswerBadge of={row} /> },
} as const

/** What the organisation told this person; for whoever writes it, all of it with who read and answered. */
export const MessageListScreen = () => (
  <ListScreen noun={messageNoun} of={messageList} cells={cells} removal={useMessageRemoval()} />
)
