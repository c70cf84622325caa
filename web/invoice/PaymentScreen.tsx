import { useSearchParams } from 'react-router'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import type { PublicInvoice } from '#contract/invoice/invoice.schemas.ts'
import { invoicePublicWords } from '#contract/invoice/invoicePublic.words.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { PixCode } from '#web/kit/ui/code/PixCode.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Notice, Section, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './PaymentScreen.module.css'

const Missing = () => {
  const t = useWords(invoicePublicWords)
  return (
    <SignInFrame title={t('missingTitle')} foot={<AccessibilityLink />}>
      <Notice tone="warn" role="alert">
        {t('missing')}
      </Notice>
    </SignInFrame>
  )
}

const Lines = ({ of }: { readonly of: PublicInvoice }) => {
  const t = useWords(invoicePublicWords)
  const f = useFormat()
  return (
    <table className={css['lines']}>
      <tbody>
        {of.lines.map((line, at) => (
          // Lines have no id in public, and never change.
          <tr key={at}>
            <th scope="row">{line.descricao}</th>
            <td>{f.money(line.centavos)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{f.money(of.total_centavos)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** How to pay it, or why there is nothing to pay. */
const Payment = ({ of }: { readonly of: PublicInvoice }) => {
  const t = useWords(invoicePublicWords)
  const f = useFormat()
  const { organisation, total_centavos, pix } = of
  const status = financeStatus.keyOf(of.status) ?? 'pending'
  if (status !== 'pending')
    return <Notice tone={status === 'paid' ? 'info' : 'warn'}>{t(`${status}Note`, { organisation })}</Notice>
  if (!pix) return <Notice tone="info">{t('noPix', { organisation })}</Notice>
  return (
    <Section title={t('pay')} lead={t('payTo', { total: f.money(total_centavos), organisation })} ruled>
      <PixCode of={pix} />
    </Section>
  )
}

const Invoice = ({ of }: { readonly of: PublicInvoice }) => {
  const t = useWords(invoicePublicWords)
  const f = useFormat()
  const status = financeStatus.keyOf(of.status) ?? 'pending'
  return (
    <SignInFrame
      wide
      title={t('title', { number: of.numero })}
      lead={t('lead', { organisation: of.organisation, client: of.cliente })}
      foot={<AccessibilityLink />}
    >
      <Stack gap="large">
        <FactList
          facts={[
            { label: t('status'), value: t(`status_${status}`) },
            { label: t('issued'), value: f.date(of.issued_on) },
            {
              label: t('due'),
              value: (
                <>
                  {f.date(of.due_on)} {of.late && <LateMark since={of.due_on} />}
                </>
              ),
            },
            ...(of.paid_on === null ? [] : [{ label: t('paid'), value: f.date(of.paid_on) }]),
          ]}
        />
        <Section title={t('lines')}>
          <Lines of={of} />
          {of.descricao && <p>{of.descricao}</p>}
        </Section>
        <Payment of={of} />
      </Stack>
    </SignInFrame>
  )
}

/** An invoice for whoever has its link: what is owed, and how it is paid. Nobody has to sign in. */
export const PaymentScreen = () => {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const answer = useCall(invoiceCalls.look, { code }, { keep: false })
  if (answer.error?.status === 404 || answer.error?.status === 422) return <Missing />
  return <Answer of={answer}>{({ data }) => <Invoice of={data} />}</Answer>
}
