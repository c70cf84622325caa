import { codes } from '#contract/kit/codes.ts'

/**
 * Where the papers of a payment order stand, by how its person is hired: who is self-employed signs a receipt (RPA) that Nucleo
 * prints, a company or an MEI gives an NFS-e.
 */
export const paperState = codes({ unknown: 0, receipt: 1, missing: 2, differs: 3, matched: 4 })

/** Most bytes of an XML: a note has some ten thousand. */
export const NFSE_BYTES = 300_000
/** Base64 takes four letters for three bytes. */
export const NFSE_LETTERS = Math.ceil((NFSE_BYTES * 4) / 3) + 4
export const NFSE_BODY = NFSE_LETTERS + 1000
