import { MailConfigScreen } from '#web/mail/MailConfigScreen.tsx'
import { MailListScreen } from '#web/mail/MailListScreen.tsx'
import { MailScreen } from '#web/mail/MailScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const mailScreens = { MailConfigScreen, MailListScreen, MailScreen }
