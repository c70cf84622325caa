import { ActionIcon, Button } from '@mantine/core'
import { IconLink, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { relationCalls, relationKinds, type RelationRow } from '#contract/things/relation.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf, useCall } from '#web/kit/call/query.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import { useAnswered } from '#web/things/useAnswered.ts'
import css from './things.module.css'

// The picker of records comes once somebody looks for one.
const NewRelation = lazy(() => import('#web/things/NewRelation.tsx').then((it) => ({ default: it.NewRelation })))

interface RelationsProps {
  readonly of: OfRecord
}

const Related = ({ of, row, writable }: RelationsProps & { row: RelationRow; writable: boolean }) => {
  const t = useWords(thingScreenWords)
  const take = useAnswered(relationCalls.remove, answerOf(relationCalls.list, of).set)
  const { nome, gone } = row.record
  return (
    <li className={css['item']}>
      <span className={css['grow']}>{gone ? <s>{nome}</s> : <TextLink to={row.link}>{nome}</TextLink>}</span>
      {writable && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('relationTake', { kind: t(`kind_${row.kind}`), nome })}
          onClick={() => take.mutate({ ...of, relation: row.id })}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** The records that one is related to, by kind; only those that the reader may open. */
export const Relations = ({ of }: RelationsProps) => {
  const t = useWords(thingScreenWords)
  const { viewing } = usePreview()
  const [adding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAdding(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const answer = useCall(relationCalls.list, of)
  const writable = answer.data?.writable === true && !viewing
  return (
    <Card title={t('relations')}>
      <Answer of={answer}>
        {({ data, things }) => (
          <>
            {data.length === 0 && <p className={css['quiet']}>{t('relationsNone')}</p>}
            {relationKinds
              .map((kind) => ({ kind, rows: data.filter((it) => it.kind === kind) }))
              .filter(({ rows }) => rows.length > 0)
              .map(({ kind, rows }) => (
                <div key={kind}>
                  <h3 className={css['quiet']}>{t(`kind_${kind}`)}</h3>
                  <ul className={css['items']}>
                    {rows.map((relation) => (
                      <Related key={relation.id} of={of} row={relation} writable={writable} />
                    ))}
                  </ul>
                </div>
              ))}
            <Suspense fallback={<Loading rows={3} />}>
              {adding && <NewRelation of={of} things={things} close={close} />}
            </Suspense>
          </>
        )}
      </Answer>
      {writable && !adding && (
        <Button
          ref={opener}
          variant="default"
          size="xs"
          leftSection={<IconLink size={16} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('relationAdd')}
        </Button>
      )}
    </Card>
  )
}
