import type { Kind } from '#server/db/demo/ventures/outline.ts'

/** Types of loop by the specification (1 coding … 11 other) with their weight in each craft. */
const coding = [
  [1, 66],
  [3, 6],
  [4, 6],
  [6, 4],
  [7, 4],
  [8, 7],
  [9, 4],
  [10, 2],
  [11, 1],
] as const
export const typesOf: Record<Kind, readonly (readonly [number, number])[]> = {
  front: coding,
  back: coding,
  mobile: coding,
  infra: [
    [1, 62],
    [3, 10],
    [4, 6],
    [7, 8],
    [8, 6],
    [9, 8],
  ],
  integration: [
    [6, 52],
    [1, 22],
    [3, 7],
    [4, 7],
    [7, 4],
    [8, 8],
  ],
  design: [
    [2, 72],
    [3, 8],
    [8, 12],
    [7, 3],
    [5, 3],
    [11, 2],
  ],
  content: [
    [5, 76],
    [3, 8],
    [8, 10],
    [11, 6],
  ],
  qa: [
    [4, 74],
    [7, 10],
    [8, 8],
    [9, 5],
    [10, 3],
  ],
  study: [
    [3, 52],
    [7, 24],
    [8, 24],
  ],
  support: [
    [9, 70],
    [1, 10],
    [8, 10],
    [10, 10],
  ],
  lead: [
    [8, 62],
    [7, 20],
    [11, 10],
    [3, 8],
  ],
}
