import { expect, test } from 'vitest'
import { answerOf } from '#web/kit/call/query.ts'
import { sessionScreens } from '#web/screens/session.ts'
import { signInCalls } from '#web/signInCalls.ts'
import { fakeServer } from '#web/testing/server.ts'

test('who asks for an invitation sees the sentence about mails with the form, not after it', async () => {
  fakeServer().answer('GET', '/api/setup', { needed: false, organisation: 'Ateliê', mail: false })
  await sessionScreens.invitationRequest.load()
  expect(answerOf(signInCalls.setup, {}).get()).toMatchObject({ mail: false })
})
