import { Button } from '@mantine/core'
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
    <Row name="Segments">
      <Choice />
    </Row>
  </>
)
