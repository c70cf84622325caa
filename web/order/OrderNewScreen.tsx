import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addDays } from '#contract/kit/dates.ts'
import { orderNoun } from '#contract/order/order.noun.ts'
import { orderPeople } from '#contract/order/order.ts'
import { orderPageWords } from '#contract/order/orderPage.words.ts'
import { DateRangeField } from '#web/kit/form/fields/dates/DateRangeField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { useLocalForm } from '#web/kit/form/useLocalForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'
import { Preview } from '#web/order/new/Preview.tsx'
import { RefusedForm } from '#web/page/RefusedForm.tsx'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[1-9]\d{0,9}$/
/** Days that the form begins with, back from today. */
const DAYS = 30

interface Asked {
  readonly user_id: number | null
  readonly from: string | null
  readonly to: string | null
}

/** The looper and the period that the address names, as a link from a week does. */
const useAsked = (): Asked => {
  const f = useFormat()
  const [search] = useSearchParams()
  const [person, from, to] = [search.get('user_id') ?? '', search.get('from') ?? '', search.get('to') ?? '']
  return {
    user_id: ID.test(person) ? Number(person) : null,
    from: DAY.test(from) ? from : addDays(f.today(), -DAYS),
    to: DAY.test(to) ? to : f.today(),
  }
}

const NewOrder = () => {
  const t = useWords(orderPageWords)
  const [asked, setAsked] = useState(useAsked())
  const form = useLocalForm({ from: asked, words: [orderPageWords], onChange: setAsked, onDone: () => undefined })
  const { user_id, from, to } = asked
  const complete = user_id !== null && from !== null && to !== null && from <= to
  return (
    <>
      <PageHeader title={t('newTitle')} lead={t('newLead')} />
      <Stack gap="large">
        <Card narrow>
          <LookupField of={form.of('user_id')} label={t('person')} lookup={orderPeople} />
          <DateRangeField from={form.of('from')} to={form.of('to')} />
        </Card>
        {complete ? (
          <Preview key={`${String(user_id)} ${from} ${to}`} of={{ user_id, from, to }} />
        ) : (
          <Quiet>{t('chooseFirst')}</Quiet>
        )}
      </Stack>
    </>
  )
}

/** Makes a payment order of a looper's concluded loops in a period. */
export const OrderNewScreen = () => {
  const t = useWords(orderPageWords)
  const { can } = useSession()
  return can('order.create') ? <NewOrder /> : <RefusedForm noun={orderNoun} title={t('newTitle')} />
}
