import { codes } from '#contract/kit/codes.ts'

/** Position of a member on a venture's team; no access role (specification, section 9). */
export const teamPosition = codes({
  looper: 1,
  partner: 2,
  supervisor: 3,
  successManager: 4,
  squadLeader: 5,
  productArchitect: 6,
})
/** Specification, section 3, "Team member". */
export const teamRoom = codes({ technical: 1, administrative: 2 })
/** Seniority of a member on a venture (specification, section 3, "Project fields"). */
export const teamSeniority = codes({ junior: 1, mid: 2, senior: 3, specialist: 4 })
/** Commitment of a person (specification, section 9). */
export const commitment = codes({ full: 1, part: 2, hourly: 3 })
