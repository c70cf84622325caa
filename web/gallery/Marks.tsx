import { IconClockPause } from '@tabler/icons-react'
import { pixSample } from '#web/gallery/pixSample.ts'
import { Row } from '#web/gallery/Row.tsx'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { PixCode } from '#web/kit/ui/code/PixCode.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'

const before = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

export const Marks = () => (
  <>
    <Row name="StatusBadge">
      {(['ok', 'warn', 'danger', 'info', 'brand', 'quiet'] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
      <StatusBadge tone="warn" icon={IconClockPause}>
        Inativo
      </StatusBadge>
      <DeletedMark at={before(3000)} />
    </Row>
    <Row name="Kbd">
      <Kbd keys="N" />
      <Kbd keys="mod+K" />
      <Kbd keys="g l" />
    </Row>
    <Row name="RelativeTime">
      <RelativeTime when={before(0)} />
      <RelativeTime when={before(5)} />
      <RelativeTime when={before(60 * 26)} />
      <RelativeTime when={before(60 * 24 * 400)} />
    </Row>
    <Row name="PixCode">
      <PixCode of={pixSample} />
    </Row>
    <Row name="FactList">
      <FactList
        facts={[
          { label: 'Venture', value: 'Portal do paciente Bem-Viver' },
          { label: 'Total', value: '02:46:44' },
          { label: 'Fim', value: null },
        ]}
      />
    </Row>
  </>
)
