import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    particles: Row & {
      venture_id: number
      nome: string
      descricao: Generated<string>
      /** One of `particleStatus`. */
      status: Generated<number>
      priority: Generated<number>
      hours_planned: number | null
      author_id: number | null
      rank: Generated<string>
      atom_id: number | null
      /** Id of the particle in the tool that it was imported from. */
      origin: Generated<string | null>
    }
    particle_limits: { id: Id; venture_id: number | null; status: number; wip_limit: number }
    particle_votes: { particle_id: number; user_id: number; at: Instant }
  }
}
