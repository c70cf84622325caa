import { callsOf } from '#contract/kit/endpoint.ts'
import type { registrationSchemas } from '#contract/registration/registration.ts'

export const registrationCalls = callsOf<typeof registrationSchemas>()({
  /** Specification, section 7. */
  register: {
    method: 'POST',
    path: '/api/auth/register',
    can: 'public',
    summary: 'Asks to join as a looper or a partner; answers alike whether or not the e-mail or a document is known',
  },
  resend: {
    method: 'POST',
    path: '/api/auth/register/resend',
    can: 'public',
    summary: 'Sends the link of a registration again, to confirm or to correct; answers alike for every e-mail',
  },
  saveDraft: {
    method: 'POST',
    path: '/api/auth/register/draft',
    can: 'public',
    summary: 'Keeps what was answered so far and mails a link to go on with it; ends the draft whose code is given',
  },
  resume: {
    method: 'POST',
    path: '/api/auth/register/resume',
    can: 'public',
    refuses: [409],
    summary: 'The answers that a mailed link leads to, until they are saved again or sent, or the link ends',
  },
  confirm: {
    method: 'POST',
    path: '/api/auth/email-confirmation',
    can: 'public',
    refuses: [409],
    summary: 'Confirms the e-mail of a registration by the code of its mail, once; it then waits for review',
  },
  readCorrection: {
    method: 'POST',
    path: '/api/auth/register/correction',
    can: 'public',
    refuses: [409],
    summary: 'What was answered and what should be changed, by the code of the mail that asks for it',
  },
  correct: {
    method: 'PUT',
    path: '/api/auth/register/correction',
    can: 'public',
    refuses: [409],
    summary: 'Sends the corrected answers, which uses the code up; the registration is reviewed again',
  },
  show: {
    method: 'GET',
    path: '/api/registrations/:id',
    can: 'looper.changeStatus',
    summary: 'One registration with all answers; each reading is a line of the audit',
    shows: ['registration'],
  },
})
