/** The mark: a nucleus and what circles it. Takes the colour of its text. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden focusable="false">
    <circle cx="12" cy="12" r="4.1" />
    <path
      d="M20.746 8.988A9.25 9.25 0 1 1 15.011 3.254"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
    />
    <circle cx="18.54" cy="5.46" r="2.4" />
  </svg>
)
