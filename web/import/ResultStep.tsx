import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { importCalls } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { passesCall } from '#contract/kit/endpoint.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { Counts } from '#web/import/Counts.tsx'
import { FailedFile } from '#web/import/FailedFile.tsx'
import type { StepProps } from '#web/import/step.ts'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { FormFoot, Notice, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './import.module.css'

/** The result of an import, and its undo. */
export const ResultStep = ({ noun, of, onAnswer, toList }: StepProps & { readonly toList?: () => void }) => {
  const t = useWords(importScreenWords)
  const f = useFormat()
  const { can } = useSession()
  const { close, open } = useImportAddress()
  const undo = useSend(importCalls.undo, {
    onSuccess: onAnswer,
    onError: (error) => void toast.error(error.message),
  })
  const { remove, update } = noun.crud.calls
  // Undo deletes created records and changes updated ones back, so it needs the permission of each.
  const mayUndo =
    of.state === 'done' &&
    of.created + of.updated > 0 &&
    (of.created === 0 || passesCall(remove, can)) &&
    (of.updated === 0 || passesCall(update, can))
  const ask = async () => {
    if (await confirm({ title: t('undoAsk'), body: t('undoBody'), yes: t('undo'), danger: true }))
      undo.mutate({ id: of.id })
  }
  const paths = useNounPaths(noun)
  return (
    <Stack>
      <Notice icon={IconCircleCheck} tone="info" role="status">
        {of.state === 'undone' ? t('undone', { count: of.undone, figure: f.number(of.undone) }) : t('done')}
      </Notice>
      <Counts of={of} />
      {of.kept_count > 0 && (
        <div>
          <p>{t('kept', { count: of.kept_count, figure: f.number(of.kept_count) })}</p>
          <ul className={css['lines']}>
            {of.kept.map(({ id, nome, why }) => (
              <li key={id}>
                {noun.routes.show && why !== 'gone' ? (
                  <TextLink to={paths.show({ id }) ?? linkOf(noun, id)}>{t(`kept_${why}`, { name: nome })}</TextLink>
                ) : (
                  t(`kept_${why}`, { name: nome })
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormFoot>
        {mayUndo && (
          <Button variant="default" data-aside loading={undo.isPending} onClick={() => void ask()}>
            {t('undo')}
          </Button>
        )}
        {of.failed > 0 && <FailedFile of={of} />}
        <Button variant="default" onClick={() => open('new')}>
          {t('otherFile')}
        </Button>
        <Button onClick={toList ?? close}>{t('toList')}</Button>
      </FormFoot>
    </Stack>
  )
}
