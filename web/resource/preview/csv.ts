import Papa from 'papaparse'

/** The rows of a CSV, whatever separates its columns and ends its lines: a file may mix the ends of several systems. */
export const csvRows = (text: string): string[][] =>
  Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  }).data
