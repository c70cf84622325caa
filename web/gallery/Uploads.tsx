import { Row } from '#web/gallery/Row.tsx'
import { Progress } from '#web/kit/form/fields/files/Progress.tsx'
import type { Sending } from '#web/kit/form/fields/files/useUploads.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'

const file = new File(['x'], 'planta-baixa-do-terceiro-andar.pdf')
const states: readonly Omit<Sending, 'key' | 'file'>[] = [
  { state: 'sending', share: 0 },
  { state: 'sending', share: 0.62 },
  { state: 'waiting', share: 0.62 },
  { state: 'checking', share: 1 },
  {
    state: 'failed',
    share: 0.62,
    again: true,
    error: 'O servidor não respondeu. Verifique a conexão e tente de novo.',
  },
  { state: 'failed', share: 1, error: 'O conteúdo deste arquivo não é de um tipo aceito aqui.' },
]

/** A file on its way, in every state; where files are chosen stands among the fields. */
export const Uploads = () => (
  <Row name="Progress" wide>
    <Stack>
      {states.map((state, index) => (
        <Progress
          key={index}
          of={{ ...state, key: String(index), file }}
          onCancel={() => undefined}
          onAgain={() => undefined}
        />
      ))}
    </Stack>
  </Row>
)
