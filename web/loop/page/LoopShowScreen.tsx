import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLock, IconPencil, IconSearchOff } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { loopWaits } from '#contract/loop/loop.states.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { loopTraits } from '#contract/things/traits.rules.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { centerPath } from '#web/loop/center/centerPath.ts'
import { AskCorrection } from '#web/loop/correct/AskCorrection.tsx'
import { asLoop, finishStopped } from '#web/loop/correct/asLoop.ts'
import { editLoop, openLoop } from '#web/loop/dialog/modal.ts'
import { LoopStatusBadge } from '#web/loop/facts/LoopStatusBadge.tsx'
import { LoopFacts } from '#web/loop/page/LoopFacts.tsx'
import { LoopHistory } from '#web/loop/page/LoopHistory.tsx'
import { LoopMarks } from '#web/loop/page/LoopMarks.tsx'
import { ReshapeLoop } from '#web/loop/reshape/ReshapeLoop.tsx'
import { PayNotice } from '#web/loop/returned/PayNotice.tsx'
import { ContinueLoop } from '#web/loop/start/ContinueLoop.tsx'
import { MainThings } from '#web/things/MainThings.tsx'
import { SideThings } from '#web/things/SideThings.tsx'
import css from './LoopShowScreen.module.css'

const ID = /^[1-9]\d{0,9}$/

/** Opens the correction; where it is impossible, the dialog shows why and whom to ask. */
const Correct = ({ open }: { readonly open: () => void }) => {
  const t = useWords(loopCorrectWords)
  const { disabledProps, unlessViewing } = usePreview()
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(open)}
    >
      {t('correct')}
    </Button>
  )
}

/** Somebody else's loop is theirs alone to correct: the button says so, and whom to ask. */
const CorrectForeign = ({ of, owner }: { readonly of: LoopDetail; readonly owner: string }) => {
  const t = useWords(loopCorrectWords)
  const [opened, is] = useDisclosure()
  return (
    <>
      <Correct open={is.open} />
      <Dialog open={opened} title={t('foreignTitle')} onClose={is.close}>
        <AskCorrection loop={{ ...asLoop(of), owner }} onClose={is.close} />
      </Dialog>
    </>
  )
}

const Next = ({ of }: { readonly of: LoopDetail }) => {
  const t = useWords(loopCenterWords)
  if (of.status === 1) return <Button onClick={openLoop}>{t('openPoint')}</Button>
  if (loopWaits(of))
    return <Button onClick={() => finishStopped(of)}>{t(of.status === 2 ? 'finish' : 'adjust')}</Button>
  return of.deleted_at === null && <ContinueLoop of={asLoop(of)} />
}

const Actions = ({ of }: { of: LoopDetail }) => {
  const me = useMe()
  const { can } = useSession()
  // Without the owner's name it is one's own: readers without that column see no others.
  const owner = of.responsavel
  if (owner && owner.id !== me.id) return <CorrectForeign of={of} owner={owner.nome} />
  if (!can('loop.run')) return null
  return (
    <>
      <Correct open={() => editLoop(asLoop(of))} />
      <Next of={of} />
    </>
  )
}

const Page = ({ of }: { of: LoopDetail }) => {
  const t = useWords(loopCenterWords)
  const { role, can } = useSession()
  // Role 6 opens a loop from an order and has no list to go back to.
  const crumbs = mayOpen(routes.loopCenter, role) ? [{ label: t('title'), to: centerPath() }] : []
  return (
    <>
      <PageHeader
        title={of.atomo.nome}
        documentTitle={t('loopOf', { id: of.id })}
        crumbs={crumbs}
        lead={
          <span className={css['lead']}>
            {t('loopOf', { id: of.id })} <LoopStatusBadge status={of.status} />
            {of.deleted_at !== null && <DeletedMark at={of.deleted_at} />}
            {can('atom.open') && of.atomo.deleted_at === null && (
              <TextLink to={pathTo('recordOpen', { thing: 'atom', id: of.atomo.id })}>{t('toAtom')}</TextLink>
            )}
          </span>
        }
        actions={
          <>
            <Actions of={of} />
            <ReshapeLoop of={of} />
          </>
        }
      />
      <div className={css['columns']}>
        <div className={css['main']}>
          {of.descricao !== '' && <p className={css['said']}>{of.descricao}</p>}
          <PayNotice of={of} />
          <LoopMarks of={of} />
          <MainThings of={{ thing: 'loop', id: of.id }} traits={loopTraits} />
          <LoopHistory of={of} />
        </div>
        <div className={css['main']}>
          <LoopFacts of={of} />
          <SideThings of={{ thing: 'loop', id: of.id }} traits={loopTraits} />
        </div>
      </div>
    </>
  )
}

const Missing = ({ denied }: { denied: boolean }) => {
  const t = useWords(loopCenterWords)
  const { role } = useSession()
  return (
    <EmptyState
      icon={denied ? IconLock : IconSearchOff}
      title={t(denied ? 'deniedTitle' : 'notFoundTitle')}
      body={t(denied ? 'deniedBody' : 'notFoundBody')}
      action={
        mayOpen(routes.loopCenter, role) && (
          <Button component={Link} to={centerPath()} variant="default">
            {t('backToList')}
          </Button>
        )
      }
    />
  )
}

/** Page of one loop: its marks, its adjustments, and its history. */
export const LoopShowScreen = () => {
  const { id = '' } = useParams()
  const valid = ID.test(id)
  const answer = useCall(loopCalls.show, { id }, { enabled: valid })
  const refused = answer.error?.status
  if (!valid || refused === 404 || refused === 422) return <Missing denied={false} />
  if (refused === 403) return <Missing denied />
  return <Answer of={answer}>{({ data }) => <Page of={data} />}</Answer>
}
