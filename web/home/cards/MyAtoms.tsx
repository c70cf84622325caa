import { IconAtom } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { homeCalls } from '#contract/home/home.calls.ts'
import type { HomeAtom } from '#contract/home/home.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { pathTo } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useRowKeys } from '#web/kit/ui/keys/useRowKeys.ts'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { PlannedDay } from '#web/loop/start/PlannedDay.tsx'
import { StartByKey } from '#web/loop/start/StartByKey.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './HomeList.module.css'

/** Number of atoms that a digit key starts. */
const DIGITS = 9

/** Marks a pending atom: its page offers to accept it. */
const AcceptMark = () => {
  const t = useWords(homeWords)
  return <span className={css['aside']}>{t('toAccept')}</span>
}

interface MyAtomsProps {
  readonly of: Pick<AnswerOf<typeof homeCalls.mine>, 'late' | 'next' | 'atoms_total'>
}

interface RowsProps {
  readonly atoms: readonly HomeAtom[]
}

const Rows = ({ atoms }: RowsProps) => {
  const list = useRowKeys<HTMLUListElement>()
  const startable = atoms.filter((it) => it.status === 1)
  const digitOf = (atom: HomeAtom) => {
    const at = startable.indexOf(atom) + 1
    return at > 0 && at <= DIGITS ? at : undefined
  }
  return (
    <ul ref={list} className={css['list']}>
      {atoms.map((atom) => (
        <li key={atom.id}>
          <div className={css['what']}>
            <p className={css['name']}>
              <Link to={pathTo('recordOpen', { thing: 'atom', id: atom.id })}>{atom.nome}</Link>
            </p>
            <p className={css['where']}>
              <VentureName id={atom.venture_id} nome={atom.projeto} />
            </p>
          </div>
          <PlannedDay day={atom.data} late={atom.late} />
          {atom.status === 1 ? <StartByKey of={atom} digit={digitOf(atom)} /> : <AcceptMark />}
        </li>
      ))}
    </ul>
  )
}

/**
 * The person's open atoms, the late ones first. A name leads to its atom; each row starts its loop with one click, with its
 * digit, or with Enter, to which the arrows lead.
 */
export const MyAtoms = ({ of: { late, next, atoms_total } }: MyAtomsProps) => {
  const t = useWords(homeWords)
  const atoms = [...late, ...next]
  return (
    <Card title={t('atoms')} aside={<Link to={pathTo('myWork')}>{t('myWork')}</Link>}>
      {atoms.length === 0 ? (
        <EmptyState icon={IconAtom} title={t('noAtoms')} body={t('noAtomsHint')} />
      ) : (
        <Rows atoms={atoms} />
      )}
      {atoms_total > atoms.length && (
        <p className={css['rest']}>
          <span>{t('shownOf', { shown: atoms.length, total: atoms_total })}</span>
          <Link to={pathTo('myWork')}>{t('allAtoms')}</Link>
        </p>
      )}
    </Card>
  )
}
