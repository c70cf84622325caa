import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import type { Rows } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Card, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './OtherLines.module.css'

/** A line while it is written. */
export interface OtherLine {
  venture_id: number | null
  descricao: string
  centavos: number | null
}

interface OtherLinesProps {
  readonly of: Rows<OtherLine>
  /** Ventures of the client, one of which each line is for. */
  readonly ventures: readonly RecordRef[]
}

/** Lines that somebody writes by hand. */
export const OtherLines = ({ of: rows, ventures }: OtherLinesProps) => {
  const t = useWords(invoicePageWords)
  const codes = { list: ventures.map(({ id }) => ({ key: String(id), value: id })) }
  const nameOf = (key: string) => ventures.find((it) => String(it.id) === key)?.nome ?? key
  const [only] = ventures
  return (
    <Card title={t('others')}>
      <Stack>
        {rows.list.map((row, at) => (
          <div key={row.key} className={css['line']}>
            <TextField of={row.of('descricao')} label={t('field_text')} />
            <ChoiceField of={row.of('venture_id')} label={t('field_venture_id')} codes={codes} labelOf={nameOf} />
            <MoneyField of={row.of('centavos')} label={t('field_centavos')} />
            <ActionIcon
              className={css['remove']}
              variant="subtle"
              color="gray"
              aria-label={t('removeLine', { number: at + 1 })}
              onClick={row.remove}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        <Row>
          <Button
            variant="default"
            disabled={only === undefined}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => rows.add({ venture_id: only?.id ?? null, descricao: '', centavos: null })}
          >
            {t('addLine')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
