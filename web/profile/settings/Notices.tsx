import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { profileCalls, type Profile } from '#contract/profile/profile.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { answerOf, invalidate, useSend } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './settings.module.css'

type Choice = Profile['notifications'][number]
const places = ['bell', 'mail'] as const

/** Channels of each kind of notification; a switch acts at once. */
export const Notices = ({ of }: { of: readonly Choice[] }) => {
  const t = useWords(profileScreenWords)
  const { viewing, unlessViewing } = usePreview()
  const send = useSend(profileCalls.notify, {
    onError: (error) => {
      toast.error(error.message)
      void invalidate(profileCalls.show)
    },
  })
  const choose = (next: Choice) => {
    const answer = answerOf(profileCalls.show, {})
    const known = answer.get()
    const notifications = of.map((it) => (it.kind === next.kind ? next : it))
    if (known) answer.set({ data: { ...known.data, notifications } })
    send.mutate(next)
  }
  return (
    <Card title={t('notices')} lead={t('noticesLead')}>
      <table className={css['choices']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('notice')}</span>
            </th>
            {places.map((place) => (
              <th key={place} scope="col" className={css['quiet']}>
                {t(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map((notice) => (
            <tr key={notice.kind}>
              <th scope="row">{t(`kind_${notice.kind}`)}</th>
              {places.map((place) => (
                <td key={place}>
                  <Switch
                    aria-label={`${t(`kind_${notice.kind}`)}: ${t(place)}`}
                    aria-disabled={viewing || undefined}
                    checked={notice[place]}
                    onChange={unlessViewing(() => choose({ ...notice, [place]: !notice[place] }))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
