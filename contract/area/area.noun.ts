import { importOf } from '#contract/kit/import/import.ts'
import { nounOf } from '#contract/kit/list/noun.ts'
import { areaCrud, areaList } from './area.ts'
import { areaWords } from './area.words.ts'

export const areaNoun = nounOf({
  thing: 'area',
  words: areaWords,
  list: areaList,
  crud: areaCrud,
  routes: { list: 'areaList', create: 'areaNew', show: 'areaShow', edit: 'areaEdit' },
  uses: { people: { route: 'looperList', filter: 'area_id' } },
  imports: importOf(areaCrud, { match: ['nome'] }),
  traits: ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'],
})
