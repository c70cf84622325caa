import { thingWords } from '#contract/permission/thing.words.ts'
import { scopeSubjects, type ScopeAct, type ScopeSubject } from '#contract/token/token.scopes.ts'
import { tokenScreenWords } from '#contract/token/tokenScreen.words.ts'
import { useWords } from '#web/kit/words.ts'

/** Names of the scopes of tokens, by what they are about. */
export const useScopeNames = () => {
  const t = useWords(tokenScreenWords)
  const thing = useWords(thingWords)
  const subject = ({ key, thing: named }: ScopeSubject): string => (named ? thing(named) : t(`subject_${key}`))
  const act = (it: ScopeAct): string => t(it === 'read' ? 'scopeRead' : 'scopeWrite')
  /** Scopes in a line, those of one subject together. */
  const list = (scopes: readonly string[]): string =>
    scopeSubjects
      .flatMap((about) => {
        const acts = about.acts.filter((it) => scopes.includes(`${about.key}:${it}`))
        const [first, second] = acts
        if (first === undefined) return []
        const of = subject(about)
        return [second ? t('scopeBoth', { of }) : t('scopeOf', { of, act: act(first).toLowerCase() })]
      })
      .join(' · ')
  return { subject, act, list }
}
