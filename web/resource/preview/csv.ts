import Papa from 'papaparse'

/** The rows of a CSV, whatever separates its columns. */
export const csvRows = (text: string): string[][] =>
  Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: [';', ',', '\t', '|'] }).data
