import { richToText, type RichBlock } from '#contract/kit/rich.ts'
import { messageColor } from '#contract/message/message.codes.ts'
import type { MessageRow } from '#contract/message/message.ts'
import { RichText } from '#web/kit/rich/RichText.tsx'
import css from './message.module.css'

const NOBODY: ReadonlyMap<number, string> = new Map()

interface SaidProps {
  readonly of: Pick<MessageRow, 'nome' | 'title' | 'color'>
  /** True below a heading that says its first line already. */
  readonly headed?: boolean
}

/** True for a first paragraph that a heading says in the same words and without losing a mark. */
const isHeading = (block: RichBlock | undefined, nome: string): boolean =>
  block?.type === 'paragraph' &&
  (block.content ?? []).every((it) => it.type === 'text' && !it.marks?.length) &&
  richToText({ type: 'doc', content: [block] }) === nome

/** What a message says, with the line of its urgency. */
export const Said = ({ of: { nome, title, color }, headed = false }: SaidProps) => {
  const content = headed && isHeading(title.content[0], nome) ? title.content.slice(1) : title.content
  if (content.length === 0) return null
  return (
    <div className={css['said']} data-color={messageColor.keyOf(color)}>
      <RichText of={{ type: 'doc', content }} names={NOBODY} />
    </div>
  )
}
