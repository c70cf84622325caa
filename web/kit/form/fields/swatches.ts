/** Twelve colours to choose from, told apart in both themes; any other is typed by its number. */
export const swatches = [
  { hex: '#2563eb', word: 'colourBlue' },
  { hex: '#0891b2', word: 'colourCyan' },
  { hex: '#0d9488', word: 'colourTeal' },
  { hex: '#16a34a', word: 'colourGreen' },
  { hex: '#65a30d', word: 'colourLime' },
  { hex: '#ca8a04', word: 'colourYellow' },
  { hex: '#ea580c', word: 'colourOrange' },
  { hex: '#dc2626', word: 'colourRed' },
  { hex: '#db2777', word: 'colourPink' },
  { hex: '#9333ea', word: 'colourPurple' },
  { hex: '#4f46e5', word: 'colourIndigo' },
  { hex: '#64748b', word: 'colourGrey' },
] as const
