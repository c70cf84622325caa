import { nounOf } from '#contract/kit/list/noun.ts'
import { particleImport } from './particle.import.ts'
import { particleAuthors, particleCells, particleCrud, particleList, particleVentures } from './particle.ts'
import { particleWords } from './particle.words.ts'

export const particleNoun = nounOf({
  thing: 'particle',
  words: particleWords,
  list: particleList,
  crud: particleCrud,
  lookups: { ventures: particleVentures, authors: particleAuthors, cells: particleCells },
  routes: {
    list: ['workstationParticles', 'prolabParticles'],
    create: 'particleNew',
    show: ['particleShow', 'prolabParticleShow', 'ventureParticleShow'],
    params: { project_id: 'venture_id', particle: 'id' },
  },
  imports: particleImport,
  traits: ['comments', 'labels', 'watchers', 'relations', 'attachments'],
})
