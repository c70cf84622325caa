import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { nationalHolidays, type Holiday } from '#contract/userConfig/holidays.ts'
import { userConfigWords } from '#contract/userConfig/userConfig.words.ts'
import type { Rows } from '#web/kit/form/field.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { useFormat } from '#web/kit/format.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './Holidays.module.css'

/** This year's national days and the next one's are offered. */
const AHEAD = 2

/** Days on which nobody has to work: typed, or the national ones of a year at once. */
export const Holidays = ({ of }: { of: Rows<Holiday> }) => {
  const t = useWords(userConfigWords)
  const year = Number(useFormat().today().slice(0, 4))
  const known = new Set(of.list.map((row) => row.value.day))
  const missing = (of: number) => nationalHolidays(of).filter((it) => !known.has(it.day))
  return (
    <GroupFrame label={t('holidayDays')} hint={undefined} error={of.error} required={false} path={of.path}>
      <Stack gap="small">
        {of.list.length === 0 && <p>{t('noHolidays')}</p>}
        {of.list.map((row) => (
          <div key={row.key} className={css['day']}>
            <DateField of={row.of('day')} label={t('field_day')} />
            <TextField of={row.of('nome')} label={t('column_nome')} />
            <ActionIcon
              className={css['remove']}
              variant="subtle"
              color="gray"
              aria-label={t('removeDay', { name: row.value.nome || row.value.day })}
              disabled={of.readOnly}
              onClick={row.remove}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        <Row gap="small">
          {Array.from({ length: AHEAD }, (_, at) => year + at)
            .filter((offered) => missing(offered).length > 0)
            .map((offered) => (
              <Button
                key={offered}
                variant="default"
                disabled={of.readOnly}
                onClick={() => missing(offered).forEach((one) => of.add(one))}
              >
                {t('national', { year: offered })}
              </Button>
            ))}
          <Button variant="default" disabled={of.readOnly} onClick={() => of.add({ day: '', nome: '' })}>
            {t('addDay')}
          </Button>
        </Row>
      </Stack>
    </GroupFrame>
  )
}
