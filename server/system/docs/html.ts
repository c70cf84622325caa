const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in HTML, in an attribute too. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

export const json = (value: unknown): string => escape(JSON.stringify(value, null, 2))
