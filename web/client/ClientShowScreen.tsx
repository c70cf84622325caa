import { clientNoun } from '#contract/client/client.noun.ts'
import { clientCrud, type ClientRow } from '#contract/client/client.ts'
import { clientCalls } from '#contract/client/page.ts'
import { Accesses } from '#web/client/Accesses.tsx'
import { Contacts } from '#web/client/Contacts.tsx'
import { SharedFiles } from '#web/client/SharedFiles.tsx'
import { Ventures } from '#web/client/Ventures.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const edit = onDemand('ClientEdit', async () => (await import('#web/client/ClientEdit.tsx')).ClientEdit)

const about = { noun: clientNoun, of: clientCrud }

/** Contacts, ventures and accesses of a client. */
const Parts = ({ of }: { of: ClientRow }) => {
  const answer = useCall(clientCalls.page, { client_id: of.id })
  return (
    <Answer of={answer}>
      {({ contacts, ventures, accesses, shared }) => (
        <>
          <Contacts of={of} contacts={contacts} />
          {ventures && <Ventures of={of} ventures={ventures} />}
          {accesses && (
            <div data-tour="client-accesses">
              <Accesses of={of} accesses={accesses} />
            </div>
          )}
          <div data-tour="client-shared">
            <SharedFiles of={of} shared={shared} />
          </div>
        </>
      )}
    </Answer>
  )
}

/** Each has a card of its own, with its rows. */
const elsewhere = () => ['contacts', 'ventures', 'accesses']

export const ClientShowScreen = () => (
  <RecordScreen {...about} elsewhere={elsewhere} main={(row) => <Parts of={row} />} edit={edit} />
)
