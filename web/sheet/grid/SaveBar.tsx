import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { loopCenter } from '#contract/loop/loop.rules.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopRequestList } from '#contract/loopRequest/loopRequest.ts'
import { pathTo } from '#contract/routes/match.ts'
import { sheetCalls, type SheetRow, type SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { Figures } from '#web/sheet/figures.ts'
import { totalOf } from './cells.ts'
import type { Pending } from './usePending.ts'
import css from './sheet.module.css'

interface SaveProps {
  readonly sheet: SheetWeek
  readonly pending: Pending
}

/** Type, description and reason, once for all entries. */
const SaveDialog = ({ sheet, pending, onClose }: SaveProps & { readonly onClose: () => void }) => {
  const t = useWords(weekSheetWords)
  const { entries } = pending
  const asks = sheet.writes === 'requests'
  const form = useForm(sheetCalls.save, {
    fixed: { user_id: sheet.person.id, entries },
    draft: 'sheet.save',
    words: [weekSheetWords],
    invalidates: [sheetCalls.show, loopCenter, loopRequestList.calls.list],
    onDone: ({ data: { made, writes } }) => {
      toast.success(t(writes === 'loops' ? 'saved' : 'askedFor', { count: made }))
      pending.saved()
      onClose()
    },
    onRefused: (error) => {
      const named = pending.refuse(error, entries)
      if (named) onClose()
      return named
    },
  })
  const title = t(asks ? 'ask' : 'save', { count: entries.length })
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form of={form}>
        <p className={css['quiet']}>{t(asks ? 'askBody' : 'saveBody')}</p>
        <ChoiceField of={form.of('tipo')} codes={loopType} />
        <LongTextField of={form.of('descricao')} rows={3} />
        <LongTextField of={form.of('ajustes')} rows={2} />
        <FormEnd of={form} onCancel={onClose}>
          {title}
        </FormEnd>
      </Form>
    </Dialog>
  )
}

interface CellOf {
  readonly row: SheetRow
  readonly day: string
  readonly sheet: SheetWeek
}

/** Link to what a cell holds: Loop Center with the loops of the atom on that day. */
const loopsPath = ({ row, day, sheet }: CellOf): string => {
  const query = new URLSearchParams({ q: row.nome, from: day, to: day, user_id: String(sheet.person.id) })
  return `${pathTo('loopCenter')}?${query}`
}

/** What is wrong with typed cells, each with its name. */
const Wrong = ({ sheet, pending, figures }: SaveProps & { readonly figures: Figures }) => {
  const t = useWords(weekSheetWords)
  const f = useFormat()
  const { refused } = pending
  const wrong = pending.all.filter((it) => it.wrong !== undefined)
  if (wrong.length === 0 && !refused) return null
  return (
    <ul className={css['wrong']} role="alert">
      {refused && (
        <li>
          {refused.message} {refused.other && <Link to={refused.other.link}>{refused.other.name}</Link>}
        </li>
      )}
      {wrong.map(({ key, row, day, cell, wrong: word }) => (
        <li key={key}>
          {`${row.nome}, ${f.date(day.day)}: `}
          {word && t(word, { has: figures.seconds(totalOf(cell)) })}{' '}
          {word === 'lessHere' && <Link to={loopsPath({ row, day: day.day, sheet })}>{t('openLoop')}</Link>}
        </li>
      ))}
    </ul>
  )
}

/** Stands below the sheet while something typed waits to be saved. */
export const SaveBar = ({ sheet, pending, figures }: SaveProps & { readonly figures: Figures }) => {
  const t = useWords(weekSheetWords)
  const [open, setOpen] = useState(false)
  const { disabledProps, unlessViewing } = usePreview()
  const { all } = pending
  if (all.length === 0) return null
  const fits = all.every((it) => it.entry !== undefined)
  const discard = async () => {
    const sure = await confirm({ title: t('discardAsk'), body: t('discardBody'), yes: t('discard'), danger: true })
    if (sure) pending.discard()
  }
  return (
    <section className={css['bar']} aria-label={t('pending', { count: all.length })}>
      <Stack gap="tight">
        <span role="status">{fits ? t('pending', { count: all.length }) : t('fix')}</span>
        <Wrong sheet={sheet} pending={pending} figures={figures} />
      </Stack>
      <Row gap="tight">
        <Button variant="default" onClick={() => void discard()}>
          {t('discard')}
        </Button>
        <Button {...disabledProps} disabled={!fits} onClick={unlessViewing(() => setOpen(true))}>
          {t(sheet.writes === 'requests' ? 'ask' : 'save', { count: all.length })}
        </Button>
      </Row>
      {open && <SaveDialog sheet={sheet} pending={pending} onClose={() => setOpen(false)} />}
    </section>
  )
}
