import { atomNoun } from '#contract/atom/atom.noun.ts'
import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployWords } from '#contract/deploy/deploy.words.ts'
import { relationCalls } from '#contract/things/relation.ts'
import { useCall } from '#web/kit/call/query.ts'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

/** The atoms that a version brought: those it is related to, as far as the reader opens them. */
export const DeployAtoms = ({ id }: { readonly id: number }) => {
  const t = useWords(deployWords)
  const answer = useCall(relationCalls.list, { thing: deployNoun.thing, id })
  return (
    <Card title={t('atoms')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data.filter((it) => it.thing === atomNoun.thing)} empty={t('atomsNone')}>
            {({ link, record: { nome, gone } }) => (gone ? <s>{nome}</s> : <TextLink to={link}>{nome}</TextLink>)}
          </RuledList>
        )}
      </Answer>
    </Card>
  )
}
