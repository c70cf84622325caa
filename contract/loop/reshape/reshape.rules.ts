/** Longest break, in seconds, between two loops that may be merged; it is not paid. */
export const MERGE_GAP_SECONDS = 300

/** Shortest part of a split, in seconds: one tenth of an hour, so that nobody gains by cutting a loop into slivers. */
export const SPLIT_LEAST_SECONDS = 360
