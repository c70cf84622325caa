import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployCrud } from '#contract/deploy/deploy.ts'
import { deployFields } from '#web/deploy/deployFields.tsx'
import { serverNow } from '#web/kit/clock.ts'
import { useMe } from '#web/kit/session/session.ts'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

const MINUTE_MS = 60_000
const ID = /^[1-9]\d{0,8}$/

/** The form of a new deploy, which most people fill about one that they just made; the address may name its venture. */
export const DeployNewScreen = () => {
  const { id, c_name } = useMe()
  const asked = useSearchParams()[0].get('venture_id') ?? ''
  const [begin] = useState(() => ({
    at: new Date(Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS).toISOString(),
    by_id: id,
    by: { id, nome: c_name },
    ...(ID.test(asked) && { venture_id: Number(asked) }),
  }))
  return <RecordFormScreen noun={deployNoun} of={deployCrud} fields={deployFields} begin={begin} />
}
