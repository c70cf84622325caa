import { profileCalls } from '#contract/profile/profile.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Columns, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { Elsewhere } from '#web/profile/Elsewhere.tsx'
import { Organisation } from '#web/profile/Organisation.tsx'
import { OwnFields } from '#web/profile/OwnFields.tsx'

/** Few people need these: each loads when the page shows. */
const details = onDemand('OwnDetails', async () => (await import('#web/person/OwnDetails.tsx')).OwnDetails, 8)
const ownData = onDemand('OwnData', async () => (await import('#web/ownData/OwnData.tsx')).OwnData, 8)

/** Own profile: fields, documents, and everything else stored about the person. */
export const ProfileScreen = () => {
  const t = useWords(profileScreenWords)
  const answer = useCall(profileCalls.show, {})
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Answer of={answer} rows={8}>
        {({ data }) => (
          <Columns>
            <Stack gap="large">
              <OwnFields of={data} />
              <details.Part />
              <ownData.Part />
            </Stack>
            <Stack gap="large">
              <Organisation of={data} />
              <Elsewhere to={['settings', 'fortress']} />
            </Stack>
          </Columns>
        )}
      </Answer>
    </>
  )
}
