import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { fileOutput, idParam } from '#contract/kit/page.ts'

/** Bytes of the largest file that is shown in the page; larger ones are saved. */
export const PREVIEW_MAX = 25_000_000

/** A file of a resource, without who sent it: clients and partners read it too. */
export interface ResourceFile {
  id: number
  nome: string
  type: string
  /** Bytes. */
  size: number
  at: string
}

/** A venture as the library names it. */
export interface LibraryVenture {
  id: number
  uuid: string
  nome: string
  code: string
}

const file: z.ZodType<ResourceFile> = z.object({
  id: z.number().int(),
  nome: z.string(),
  type: z.string(),
  size: z.number().int(),
  at: z.string(),
})
const venture: z.ZodType<LibraryVenture> = z.object({
  id: z.number().int(),
  uuid: z.string(),
  nome: z.string(),
  code: z.string(),
})

export const resourceCalls = {
  files: endpoint({
    method: 'GET',
    path: '/api/resources/:id/files',
    shows: ['resource'],
    can: 'resource.open',
    summary: 'The files of a resource, oldest first',
    input: z.object({ id: idParam }),
    output: z.object({ data: z.array(file) }),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/resources/:id/files/:file',
    can: 'resource.open',
    file: true,
    summary: 'A file of a resource, to be shown in the page; one of more than 25 MB is refused',
    input: z.object({ id: idParam, file: idParam }),
    output: fileOutput,
  }),
  venture: endpoint({
    method: 'GET',
    path: '/api/resources/ventures/:uuid',
    shows: ['projeto'],
    can: 'resource.open',
    summary: 'A venture in the library, by the id that its address has',
    input: z.object({ uuid: z.uuid() }),
    output: z.object({ data: venture }),
  }),
} as const
