import { areaFace } from '#contract/area/area.face.ts'
import type { Faces } from '#contract/kit/face.ts'
import { looperTypeFace } from '#contract/looperType/looperType.face.ts'
import { sectorFace } from '#contract/sector/sector.face.ts'

/**
 * Where each noun stands, by the name of its folder. Permissions, routes, menu, palette, help, scopes of tokens and the
 * erasure of a person follow; an entry of the menu stands behind the one that it names, so that one comes first here.
 */
export const faces = {
  area: areaFace,
  sector: sectorFace,
  looperType: looperTypeFace,
} as const satisfies Faces
