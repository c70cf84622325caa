/** A movement of a statement. */
export interface OfxMove {
  /** The same for the same movement in every export, so that whoever imports it twice has it once. */
  readonly id: string
  /** `YYYY-MM-DD`, as are the other days. */
  readonly day: string
  readonly centavos: number
  readonly name: string
  readonly memo: string
}

export interface OfxStatement {
  readonly account: string
  readonly locale: 'pt' | 'en'
  readonly now: Date
  readonly from: string
  readonly to: string
  /** At the end of the last day. */
  readonly balance: number
  readonly moves: readonly OfxMove[]
}

const [NAME_MAX, MEMO_MAX, ACCOUNT_MAX] = [32, 255, 22]

/** Characters that XML does not have, line breaks, and marks that turn the direction of text. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text of an element: shortened before it is escaped, so that no entity is cut. */
const textOf = (text: string, max: number): string =>
  Array.from(text.toWellFormed().replace(UNFIT, ' ').trim())
    .slice(0, max)
    .join('')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? '')

/** Centavos with a dot: `-1234.56`. */
const amountOf = (centavos: number): string => {
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Noon in São Paulo, which is the same day wherever it is read. */
const dayOf = (day: string): string => `${day.replaceAll('-', '')}120000[-3:BRT]`
const momentOf = (now: Date): string => `${now.toISOString().replace(/\D/g, '').slice(0, 14)}[0:GMT]`

const element = (name: string, text: string): string => `<${name}>${text}</${name}>`
const group = (name: string, ...parts: readonly string[]): string => element(name, `\n${parts.join('\n')}\n`)

const moveOf = ({ id, day, centavos, name, memo }: OfxMove): string =>
  group(
    'STMTTRN',
    element('TRNTYPE', centavos < 0 ? 'DEBIT' : 'CREDIT'),
    element('DTPOSTED', dayOf(day)),
    element('TRNAMT', amountOf(centavos)),
    element('FITID', id),
    element('NAME', textOf(name, NAME_MAX)),
    element('MEMO', textOf(memo, MEMO_MAX)),
  )

const SUCCESS = group('STATUS', element('CODE', '0'), element('SEVERITY', 'INFO'))
const HEAD = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
`

/** A statement in Open Financial Exchange 2.2. */
export const ofxOf = ({ account, locale, now, from, to, balance, moves }: OfxStatement): string => {
  const language = element('LANGUAGE', locale === 'pt' ? 'POR' : 'ENG')
  const bank = group(
    'BANKACCTFROM',
    element('BANKID', 'NUCLEO'),
    element('ACCTID', textOf(account, ACCOUNT_MAX)),
    element('ACCTTYPE', 'CHECKING'),
  )
  const list = group('BANKTRANLIST', element('DTSTART', dayOf(from)), element('DTEND', dayOf(to)), ...moves.map(moveOf))
  const ends = group('LEDGERBAL', element('BALAMT', amountOf(balance)), element('DTASOF', dayOf(to)))
  const statement = group('STMTRS', element('CURDEF', 'BRL'), bank, list, ends)
  const signOn = group('SIGNONMSGSRSV1', group('SONRS', SUCCESS, element('DTSERVER', momentOf(now)), language))
  const answer = group('BANKMSGSRSV1', group('STMTTRNRS', element('TRNUID', '0'), SUCCESS, statement))
  return `${HEAD}${group('OFX', signOn, answer)}\n`
}
