import { registrationList } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { ListTable } from '#web/list/ListTable.tsx'

/** Everybody who asked to join, and what became of it. */
export const RegistrationListScreen = () => {
  const list = useList(registrationList, useNounWords(registrationWords))
  return (
    <ListTable
      of={list}
      cells={{ email: { grow: 2 }, state: { card: 'aside' } }}
      rows={{
        rowName: (row) => row.nome,
        rowLink: ({ id }) => pathTo('registrationShow', { id }),
      }}
    />
  )
}
