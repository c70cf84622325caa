import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { roles, signedInRoles } from '#contract/access/roles.ts'
import { viewAsWords } from '#contract/permission/viewAs.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { stopViewing } from '#web/permission/viewAs/viewing.ts'
import css from './ViewAsBanner.module.css'

/** Says on every screen that role 1 is looking at the app as another role, and leads back. */
export const ViewAsBanner = () => {
  const t = useWords(viewAsWords)
  const locale = useLocale()
  const navigate = useNavigate()
  const { me } = useSession()
  const [leaving, setLeaving] = useState(false)
  const role = signedInRoles.find((it) => it === me?.viewing_as)
  if (role === undefined) return null
  const leave = async () => {
    setLeaving(true)
    await stopViewing(role, navigate).finally(() => setLeaving(false))
  }
  return (
    <div role="status" className={css['banner']}>
      <IconEye size={16} stroke={1.75} aria-hidden />
      <p>{t('banner', { role: roles[role][locale] })}</p>
      <button type="button" className={css['leave']} disabled={leaving} onClick={() => void leave()}>
        {t('leave')}
      </button>
    </div>
  )
}
