interface Span {
  readonly line: number
  readonly user_id: number
  readonly start: number
  readonly end: number
}

/** Place of the first span that ends after a time, in spans that follow one another. */
const firstAfter = (spans: readonly Span[], time: number): number => {
  let [from, to] = [0, spans.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((spans[middle]?.end ?? 0) > time) to = middle
    else from = middle + 1
  }
  return from
}

/** Takes spans of people one after the other; returns the line of an earlier one that a span overlaps, which then is not taken. */
export const spansOf = () => {
  const people = new Map<number, Span[]>()
  return (span: Span): number | undefined => {
    const spans = people.get(span.user_id) ?? []
    people.set(span.user_id, spans)
    const at = firstAfter(spans, span.start)
    const next = spans[at]
    if (next && next.start < span.end) return next.line
    spans.splice(at, 0, span)
    return undefined
  }
}
