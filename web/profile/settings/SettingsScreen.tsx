import { profileCalls } from '#contract/profile/profile.ts'
import { settingsScreenWords } from '#contract/profile/settingsScreen.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { tourWords } from '#contract/tour/tour.words.ts'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, Columns, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { Elsewhere } from '#web/profile/Elsewhere.tsx'
import { Notices } from '#web/profile/settings/Notices.tsx'
import { OwnKeys } from '#web/profile/settings/OwnKeys.tsx'
import { Region } from '#web/profile/settings/Region.tsx'
import { ThemeChoice } from '#web/profile/settings/ThemeChoice.tsx'
import { Shortcuts } from '#web/shell/palette/Shortcuts.tsx'
import { TourOffers } from '#web/tour/TourOffers.tsx'
import { TourRows } from '#web/tour/TourRows.tsx'

/** Few people need these: each loads when the page shows. */
const tokens = onDemand('Tokens', async () => (await import('#web/token/Tokens.tsx')).Tokens)
const webhooks = onDemand('Webhooks', async () => (await import('#web/webhook/Webhooks.tsx')).Webhooks)

/** The keys of every screen, and the switch that turns single ones off. */
const ShortcutsCard = () => {
  const t = useWords(settingsScreenWords)
  const s = useWords(shellWords)
  return (
    <Card
      title={s('shortcuts')}
      lead={
        <>
          {t('shortcutsLead')} <HelpLink article="atalhos" />
        </>
      }
    >
      <Shortcuts />
    </Card>
  )
}

/** The tours of the person's role, to begin or to see again. */
const ToursCard = () => {
  const t = useWords(tourWords)
  return (
    <Card
      title={t('list')}
      lead={
        <>
          {t('listHint')} <HelpLink article="tours" />
        </>
      }
    >
      <TourOffers />
      <TourRows />
    </Card>
  )
}

/** Settings of the app for the person, and the programs that act for them. */
export const SettingsScreen = () => {
  const t = useWords(settingsScreenWords)
  const { can } = useSession()
  const answer = useCall(profileCalls.show, {})
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Answer of={answer} rows={8}>
        {({ data }) => (
          <Columns>
            <Stack gap="large">
              <Region of={data} />
              <Notices of={data.notifications} />
              <tokens.Part />
              {/* Webhooks are about one's own loops, atoms and invitations. */}
              {(can('loop.run') || can('invitation.create')) && <webhooks.Part />}
              <OwnKeys />
            </Stack>
            <Stack gap="large">
              <ThemeChoice />
              <Elsewhere to={['profile', 'fortress']} />
              <ShortcutsCard />
              <ToursCard />
            </Stack>
          </Columns>
        )}
      </Answer>
    </>
  )
}
