import { Navigate, useParams, useSearchParams } from 'react-router'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { ParticleTable } from '#web/particle/ParticleTable.tsx'

const ID = /^[1-9]\d{0,8}$/

/** The list, opened with the venture of the address as its filter. */
export const VentureParticlesScreen = () => {
  const { venture = '' } = useParams()
  const [search] = useSearchParams()
  if (!ID.test(venture)) return <MissingRecord noun={particleNoun} denied={false} />
  if (search.size === 0) return <Navigate to={`?venture_id=${venture}`} replace />
  return <ParticleTable />
}
