import type { fileSchemas } from '#contract/file/file.ts'
import { callsOf } from '#contract/kit/endpoint.ts'

export const fileCalls = callsOf<typeof fileSchemas>()({
  begin: {
    method: 'POST',
    path: '/api/files',
    can: 'login',
    summary: 'Begins a file of a use; its bytes then go to `upload` by the tus protocol (HEAD, PATCH)',
  },
  check: {
    method: 'POST',
    path: '/api/files/:id/check',
    can: 'login',
    summary: 'Ends an upload: looks at the content, writes images anew, stores; then a form may claim it',
  },
  show: {
    method: 'GET',
    path: '/api/files/:id',
    can: 'login',
    summary: 'Tells of a file, to whom may see what it belongs to',
  },
  link: {
    method: 'GET',
    path: '/api/files/:id/link',
    can: 'login',
    summary: 'Gives an address that is good for 60 seconds, to whom may see what the file belongs to',
  },
  discard: {
    method: 'DELETE',
    path: '/api/files/:id',
    can: 'login',
    summary: 'Gives up an own file that nothing has claimed yet',
  },
})
