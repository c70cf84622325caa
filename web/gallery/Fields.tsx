import { Button, Checkbox, PasswordInput, Textarea, TextInput } from '@mantine/core'
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Row } from '#web/gallery/Row.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'

const Choice = () => {
  const [value, setValue] = useState<string | undefined>('day')
  const choices = [
    { key: 'day', label: 'Dia', count: 4 },
    { key: 'week', label: 'Semana', count: 31 },
    { key: undefined, label: 'Tudo' },
  ]
  return <Segments label="Período" name="period" value={value} choices={choices} onChange={setValue} />
}

export const Fields = () => (
  <>
    {(['filled', 'light', 'default', 'subtle'] as const).map((variant) => (
      <Row key={variant} name={`Button ${variant}`}>
        <Button variant={variant}>Continuar</Button>
        <Button variant={variant} leftSection={<IconPlayerPlay size={16} aria-hidden />}>
          Iniciar loop
        </Button>
        <Button variant={variant} size="xs">
          Pequeno
        </Button>
        <Button variant={variant} loading>
          Enviando
        </Button>
        <Button variant={variant} disabled>
          Indisponível
        </Button>
        {variant !== 'default' && (
          <Button variant={variant} color="red" leftSection={<IconTrash size={16} aria-hidden />}>
            Descartar
          </Button>
        )}
      </Row>
    ))}
    <Row name="TextInput">
      <TextInput label="Nome" placeholder="Como aparece para a equipe" />
      <TextInput label="Nome" defaultValue="Letícia Prado" description="Como aparece para a equipe." />
      <TextInput label="E-mail" defaultValue="leticia@" error="Escreva um e-mail completo." />
      <TextInput label="Papel" value="Looper" disabled readOnly />
      <PasswordInput label="Senha" defaultValue="segredo" />
    </Row>
    <Row name="Textarea">
      <Textarea label="Descrição" placeholder="O que foi feito" autosize minRows={2} />
      <Textarea label="Descrição" defaultValue="Curta" error="Diga um pouco mais." autosize minRows={2} />
    </Row>
    <Row name="Checkbox">
      <Checkbox label="Não marcado" />
      <Checkbox label="Marcado" defaultChecked />
      <Checkbox label="Em parte" indeterminate />
      <Checkbox label="Indisponível" disabled />
    </Row>
    <Row name="Segments">
      <Choice />
    </Row>
  </>
)
