import { Button } from '@mantine/core'
import { IconAtom } from '@tabler/icons-react'
import { Row } from '#web/gallery/Row.tsx'
import { CallError } from '#web/kit/call/call-error.ts'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'

const refused = new CallError({ message: 'Este loop já foi concluído.', status: 409, requestId: '7f3a' })
const unreachable = new CallError({ message: 'Sem resposta do servidor.', network: true })
const nothing = () => undefined

export const States = () => (
  <>
    <Row name="Loading" wide>
      <Loading rows={4} />
    </Row>
    <Row name="EmptyState">
      <EmptyState
        icon={IconAtom}
        title="Nenhum átomo com você"
        body="Quando alguém confiar um átomo a você, ele aparece aqui."
        action={<Button variant="default">Ver todos</Button>}
      />
      <EmptyState title="Nada encontrado" body="Nenhuma linha tem isto." />
    </Row>
    <Row name="ErrorState">
      <ErrorState error={refused} retry={nothing} />
      <ErrorState error={unreachable} retry={nothing} retrying />
      <ErrorState error={new Error('answer of another shape')} />
    </Row>
  </>
)
