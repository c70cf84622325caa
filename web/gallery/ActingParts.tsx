import { Button } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Row } from '#web/gallery/Row.tsx'
import { confirm, tell } from '#web/kit/ui/dialog/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { StatusDialog } from '#web/kit/ui/dialog/StatusDialog.tsx'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'

const kinds = [
  { kind: 'sm', props: { size: 'sm' } },
  { kind: 'md', props: { size: 'md' } },
  { kind: 'lg', props: { size: 'lg' } },
  { kind: 'to be answered', props: { closable: false, alert: true } },
  { kind: 'edge start', props: { edge: 'start' } },
  { kind: 'edge end', props: { edge: 'end' } },
  { kind: 'edge full', props: { edge: 'full' } },
] as const

const Dialogs = () => {
  const [open, setOpen] = useState<(typeof kinds)[number]>()
  const close = () => setOpen(undefined)
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind.kind} variant="default" onClick={() => setOpen(kind)}>
          {kind.kind}
        </Button>
      ))}
      <Dialog
        open={open !== undefined}
        {...open?.props}
        title="Corrigir o fim deste loop"
        onClose={close}
        footer={<Button onClick={close}>Guardar</Button>}
      >
        <p>O tempo marcado fica como está; a correção é guardada ao lado dele.</p>
      </Dialog>
    </>
  )
}

const statuses = [
  { key: 1, label: 'Ativo', tone: 'ok' },
  { key: 2, label: 'Em análise', tone: 'info' },
  { key: 3, label: 'Desligado', tone: 'quiet' },
  { key: 4, label: 'Negado', tone: 'danger' },
] as const

const StatusChange = ({ label, fails = false }: { label: string; fails?: boolean }) => {
  const [open, setOpen] = useState(false)
  const store = () => (fails ? Promise.reject(new Error('refused')) : Promise.resolve())
  const shown = { open, of: 'Letícia Prado', now: 2, choices: statuses, store, onClose: () => setOpen(false) }
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <StatusDialog {...shown} />
    </>
  )
}

const item = { onClick: () => void toast.info('Escolhido') }

export const ActingParts = () => (
  <>
    <Row name="Dialog">
      <Dialogs />
    </Row>
    <Row name="confirm and tell">
      <Button variant="default" onClick={() => void confirm({ title: 'Sair sem guardar?', body: 'O texto se perde.' })}>
        confirm
      </Button>
      <Button
        variant="default"
        onClick={() => void confirm({ title: 'Descartar o loop?', yes: 'Descartar', danger: true })}
      >
        confirm danger
      </Button>
      {(['warning', 'error', 'info'] as const).map((tone) => (
        <Button key={tone} variant="default" onClick={() => void tell({ title: 'Ponto', body: 'Algo a saber.', tone })}>
          tell {tone}
        </Button>
      ))}
    </Row>
    <Row name="StatusDialog">
      <StatusChange label="Status" />
      <StatusChange label="Status, refused" fails />
    </Row>
    <Row name="toast">
      {(['success', 'info', 'warning', 'error'] as const).map((tone) => (
        <Button key={tone} variant="default" onClick={() => toast[tone](`Um aviso: ${tone}`)}>
          {tone}
        </Button>
      ))}
      <Button variant="default" onClick={() => toast.undo('12 loops alterados', () => void toast.success('Desfeito'))}>
        undo
      </Button>
    </Row>
    <Row name="Menu">
      <Menu
        label="Ações"
        align="start"
        button={<IconDots size={18} aria-hidden />}
        items={[
          { label: 'Copiar o link', icon: IconCopy, ...item },
          { label: 'Escolhido', checked: true, ...item },
          { label: 'Não escolhido', checked: false, ...item },
          { label: 'Excluir', icon: IconTrash, danger: true, apart: true, ...item },
        ]}
      />
    </Row>
  </>
)
