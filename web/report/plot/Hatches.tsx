/** Paths of the hatches; the first is none. Those who tell no hues apart tell the groups by them. */
const paths = ['', 'M0 8 8 0', 'M0 4h8', 'M4 0v8', 'M0 0 8 8', 'M0 4h8M4 0v8'] as const

/** Fill of a group by its place. */
export const hatchOf = (id: string, index: number): string => {
  const at = index % paths.length
  return at === 0 ? 'none' : `url(#${id}-${at})`
}

/** Hatches over the colours of groups. */
export const Hatches = ({ id }: { readonly id: string }) => (
  <defs>
    {paths.map((path, at) => (
      <pattern key={path} id={`${id}-${at}`} width={8} height={8} patternUnits="userSpaceOnUse">
        <path d={path} fill="none" />
      </pattern>
    ))}
  </defs>
)
