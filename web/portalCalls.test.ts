import { expect, test } from 'vitest'
import { atomCalls } from '#contract/atom/page.ts'
import { myClientCalls } from '#contract/client/mine.ts'
import { demandaList } from '#contract/demanda/demanda.ts'
import { entregaList } from '#contract/entrega/entrega.ts'
import { entregaCalls } from '#contract/entrega/page.ts'
import { fileCalls } from '#contract/file/file.ts'
import { gateCalls } from '#contract/gate/page.ts'
import { portalCalls } from '#contract/portal/portal.ts'
import { teamCalls } from '#contract/team/team.ts'
import { fileLinkRef, portalRefs, reportFileRef } from '#web/portalCalls.ts'

const refs = { ...portalRefs, fileLink: fileLinkRef, reportFile: reportFileRef }

const contract = {
  show: portalCalls.show,
  myClient: myClientCalls.show,
  gatesWaiting: gateCalls.waiting,
  atomsWaiting: atomCalls.waiting,
  demands: demandaList.calls.list,
  deliverables: entregaList.calls.list,
  teams: teamCalls.list,
  fileLink: fileCalls.link,
  reportFile: entregaCalls.reportFile,
} satisfies Record<keyof typeof refs, unknown>

test('the calls of a client’s home are the contract’s', () => {
  // An envelope would have to be named here: its refusals come as answers.
  const doors = Object.entries(contract).map(([name, { method, path, can, envelope, shows }]) => [
    name,
    { method, path, can, ...(envelope && { envelope }), ...(shows && { shows }) },
  ])
  expect(refs).toEqual(Object.fromEntries(doors))
})
