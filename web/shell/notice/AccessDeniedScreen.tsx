import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { roles } from '#contract/access/roles.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { ForAnybody } from '#web/shell/notice/ForAnybody.tsx'
import { HomeButton } from '#web/shell/notice/HomeButton.tsx'
import { Notice } from '#web/shell/notice/Notice.tsx'

export const AccessDeniedScreen = () => {
  const t = useWords(shellWords)
  const locale = useLocale()
  const { me, role } = useSession()
  const navigate = useNavigate()
  return (
    <ForAnybody>
      <Notice
        code="403"
        title={t('deniedTitle')}
        body={t('deniedBody')}
        detail={me && role !== undefined ? `${me.email} · ${roles[role][locale]}` : undefined}
      >
        {me && (
          <Button variant="default" onClick={() => void navigate(-1)}>
            {t('goBack')}
          </Button>
        )}
        <HomeButton />
      </Notice>
    </ForAnybody>
  )
}
