/** Public mail providers: two clients with addresses there have nothing in common. */
const publicHosts: ReadonlySet<string> = new Set(
  [
    'gmail.com googlemail.com hotmail.com hotmail.com.br outlook.com outlook.com.br live.com msn.com icloud.com me.com',
    'mac.com yahoo.com yahoo.com.br ymail.com aol.com proton.me protonmail.com gmx.com gmx.net mail.com zoho.com',
    'fastmail.com tutanota.com yandex.com uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com r7.com',
    'zipmail.com.br oi.com.br',
  ].flatMap((line) => line.split(' ')),
)

/** Domain by which two e-mails belong to one company; undefined for a public provider and for a malformed e-mail. */
export const companyDomain = (email: string): string | undefined => {
  const domain = email.trim().toLowerCase().split('@')[1]
  return domain === undefined || domain === '' || publicHosts.has(domain) ? undefined : domain
}

const ROOT = 8

/** First eight characters of a CNPJ, which all branches of a company share; undefined for a shorter one. */
export const cnpjRoot = (cnpj: string): string | undefined => (cnpj.length < ROOT ? undefined : cnpj.slice(0, ROOT))
