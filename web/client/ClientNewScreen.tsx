import { clientNoun } from '#contract/client/client.noun.ts'
import { clientCrud } from '#contract/client/client.ts'
import { clientFields } from '#web/client/clientFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

const fields = clientFields()

export const ClientNewScreen = () => <RecordFormScreen noun={clientNoun} of={clientCrud} fields={fields} />
