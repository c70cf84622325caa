import { Link } from 'react-router'
import { homeCalls } from '#contract/home/home.calls.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { NoVentures } from '#web/portal/NoVentures.tsx'
import css from './HomeList.module.css'

const SHOWN = 5

/** The ventures that the person may see, and how far each is; all of it stands in the headquarter. */
export const Ventures = () => {
  const t = useWords(homeWords)
  const l = useWords(lobbyWords)
  const { role } = useSession()
  const opens = mayOpen(routes.headquarterVenture, role)
  const answer = useCall(homeCalls.ventures, {})
  return (
    <Card title={t('hqVentures')}>
      <Answer of={answer} rows={3}>
        {({ data }) => (
          <>
            {data.length === 0 && (
              <NoVentures>
                <p className={css['none']}>{t('noVenturesHint')}</p>
              </NoVentures>
            )}
            <ul className={css['list']}>
              {data.slice(0, SHOWN).map((venture) => (
                <li key={venture.id}>
                  <div className={css['what']}>
                    <p className={css['name']}>
                      <VentureMark id={venture.id} />
                      {opens ? (
                        <Link to={pathTo('headquarterVenture', { id: venture.id })}>{venture.nome}</Link>
                      ) : (
                        venture.nome
                      )}
                    </p>
                    <p className={css['where']}>{venture.cliente ?? venture.code}</p>
                  </div>
                  <div className={css['done']}>
                    <AtomsOrbit
                      venture={venture.id}
                      done={venture.atoms_done}
                      total={venture.atoms_open + venture.atoms_done}
                      late={venture.atoms_late}
                    />
                    <span className="figures">
                      {t('atomsDone', { done: venture.atoms_done, total: venture.atoms_open + venture.atoms_done })}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
            {data.length > 0 && (
              <p className={css['rest']}>
                {data.length > SHOWN && (
                  <span className="figures">{t('shownOf', { shown: SHOWN, total: data.length })}</span>
                )}
                <Link to={pathTo('headquarter')}>{l('toHeadquarter')}</Link>
              </p>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}
