import { importOf } from '#contract/kit/import/import.ts'
import { nounOf } from '#contract/kit/list/noun.ts'
import { looperTypeCrud, looperTypeList } from './looperType.ts'
import { looperTypeWords } from './looperType.words.ts'

export const looperTypeNoun = nounOf({
  thing: 'looperType',
  words: looperTypeWords,
  list: looperTypeList,
  crud: looperTypeCrud,
  routes: { list: 'looperTypeList', create: 'looperTypeNew', show: 'looperTypeShow' },
  uses: { people: { route: 'looperList', filter: 'type_id' } },
  imports: importOf(looperTypeCrud, { match: ['nome'] }),
  traits: ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'],
})
