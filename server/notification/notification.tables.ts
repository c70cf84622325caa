import type { NotificationKind } from '#contract/notification/notification.kinds.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    notification_choices: { user_id: number; kind: NotificationKind; bell: boolean; mail: boolean }
  }
}
