import { settingsScreenWords } from '#contract/profile/settingsScreen.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { Card, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

const words = { profile: 'toProfile', settings: 'toSettings', fortress: 'toFortress' } as const

/** Links to the other screens of one's own settings. */
export const Elsewhere = ({ to }: { readonly to: readonly (keyof typeof words)[] }) => {
  const t = useWords(settingsScreenWords)
  return (
    <Card title={t('elsewhere')}>
      <Stack gap="small">
        {to.map((name) => (
          <span key={name}>
            <TextLink to={pathTo(name)}>{t(words[name])}</TextLink>
          </span>
        ))}
      </Stack>
    </Card>
  )
}
