import { IconEye } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { roles, signedInRoles } from '#contract/access/roles.ts'
import { viewAsWords } from '#contract/permission/viewAs.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { stopViewing } from '#web/permission/viewAs/viewing.ts'
import css from './ViewAsBanner.module.css'

/** Says on every screen that role 1 is looking at the app as another role or person, and leads back. */
export const ViewAsBanner = () => {
  const t = useWords(viewAsWords)
  const f = useFormat()
  const locale = useLocale()
  const navigate = useNavigate()
  const { me } = useSession()
  const [leaving, setLeaving] = useState(false)
  const role = signedInRoles.find((it) => it === me?.viewing_as)
  const until = me?.viewing?.until
  const leave = async () => {
    if (role === undefined) return
    setLeaving(true)
    await stopViewing(role, navigate).finally(() => setLeaving(false))
  }
  const runOut = useEffectEvent(() => {
    toast.info(t('over'))
    void leave()
  })
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(runOut, Math.max(0, Date.parse(until) - serverNow()))
    return () => clearTimeout(timer)
  }, [until])
  if (role === undefined) return null
  const named = { role: roles[role][locale] }
  return (
    <div role="status" className={css['banner']}>
      <IconEye size={16} stroke={1.75} aria-hidden />
      <p>
        {until === undefined
          ? t('banner', named)
          : t('bannerPerson', { ...named, name: me?.c_name ?? '', time: f.time(until) })}
      </p>
      <button type="button" className={css['leave']} disabled={leaving} onClick={() => void leave()}>
        {t('leave')}
      </button>
    </div>
  )
}
