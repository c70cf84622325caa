import type { Kind } from './ventures/outline.ts'

/** Hours that a person works: see `rhythms`. */
export type RhythmName = 'full' | 'morning' | 'afternoon' | 'evening' | 'lead'

export interface Work {
  rhythm: RhythmName
  kinds: readonly Kind[]
  /** Days from today. */
  from: number
  until: number
  /** First and last day of a planned absence. */
  away?: readonly [number, number]
}

export interface Person {
  email: string
  nome: string
  last_name: string
  role: number
  status: number
  /** Hourly value today. */
  valor_hora_centavos: number
  /** The day of the registration, from today. */
  joined: number
  work?: Work
}

const domain = 'demo.nucleo.app'
export const loopStart = -365

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z .]/gi, '')
    .toLowerCase()

const person = (name: string, role: number, more: Partial<Person> = {}): Person => {
  const [nome = '', last_name = ''] = name.split(' ')
  const email = `${plain(nome)}.${plain(last_name)}@${domain}`
  const joined = more.work && more.work.from > loopStart ? more.work.from - 6 : -412
  return { email, nome, last_name, role, status: 1, valor_hora_centavos: 0, joined, ...more }
}

const account = (key: string, name: string, more: Partial<Person> & { role: number }): Person =>
  person(name, more.role, { ...more, email: `${key}@${domain}` })

const work = (rhythm: RhythmName, kinds: readonly Kind[], more: Partial<Work> = {}): Work => ({
  rhythm,
  kinds,
  from: loopStart,
  until: 0,
  ...more,
})

const leads = (more: Partial<Work> = {}) => work('lead', ['lead', 'study'], more)

/** The ten accounts that the sign-in screen of the demo shows, roles 1–10 in this order. */
export const accounts: readonly Person[] = [
  account('admin', 'Marina Azevedo', { role: 1, valor_hora_centavos: 180_00, work: leads() }),
  account('manager', 'Otávio Rezende', { role: 2, valor_hora_centavos: 120_00 }),
  account('client', 'Renata Moura', { role: 3 }),
  account('looper', 'Rafael Nogueira', {
    role: 4,
    valor_hora_centavos: 92_00,
    work: work('full', ['front', 'back', 'integration', 'support', 'study']),
  }),
  account('partner', 'Cláudio Siqueira', { role: 5, valor_hora_centavos: 110_00 }),
  account('finance', 'Sônia Batista', { role: 6, valor_hora_centavos: 68_00 }),
  account('director', 'Henrique Valadares', { role: 7, valor_hora_centavos: 165_00, work: leads() }),
  account('supervisor', 'Patrícia Lemos', { role: 8, valor_hora_centavos: 98_00 }),
  account('commercial', 'Diego Fontes', { role: 9, valor_hora_centavos: 75_00 }),
  account('guest', 'Isadora Pimentel', { role: 10 }),
]

const loopers: readonly Person[] = [
  person('Bruna Carvalho', 4, { valor_hora_centavos: 78_00, work: work('full', ['design', 'content']) }),
  person('Thiago Menezes', 4, { valor_hora_centavos: 105_00, work: work('full', ['back', 'infra', 'integration']) }),
  person('Letícia Prado', 4, { valor_hora_centavos: 64_00, work: work('morning', ['front', 'design']) }),
  person('Caio Barreto', 4, { valor_hora_centavos: 82_00, work: work('afternoon', ['mobile', 'front']) }),
  person('Juliana Sampaio', 4, { valor_hora_centavos: 52_50, work: work('afternoon', ['qa', 'support', 'content']) }),
  person('Felipe Arantes', 4, { valor_hora_centavos: 90_00, work: work('evening', ['back', 'integration']) }),
  person('Camila Teixeira', 4, {
    valor_hora_centavos: 58_00,
    work: work('morning', ['content', 'study'], { away: [-8, 6] }),
  }),
  person('Gustavo Peixoto', 4, {
    valor_hora_centavos: 88_00,
    work: work('full', ['mobile', 'back', 'front'], { from: -152 }),
  }),
  person('Aline Figueiredo', 4, {
    valor_hora_centavos: 46_00,
    work: work('morning', ['qa', 'support'], { from: -214 }),
  }),
  person('Renan Cordeiro', 4, { valor_hora_centavos: 112_00, work: work('evening', ['infra', 'integration', 'back']) }),
  person('Tainá Ribeiro', 4, { valor_hora_centavos: 55_00, work: work('evening', ['design'], { from: -128 }) }),
  person('Murilo Assunção', 4, { valor_hora_centavos: 48_00, work: work('evening', ['front', 'qa'], { from: -94 }) }),
  // Left in the middle of the year; switched off since.
  person('Vinícius Bastos', 4, {
    status: 3,
    valor_hora_centavos: 84_00,
    work: work('full', ['front', 'back', 'mobile'], { until: -146 }),
  }),
]

/** Someone of a client company, at that company's address. */
const outside = (name: string, company: string, more: Partial<Person> & { role: number }): Person => {
  const own = person(name, more.role, more)
  return { ...own, email: own.email.replace(domain, `${company}.example`) }
}

const others: readonly Person[] = [
  person('Eduardo Lacerda', 1, { valor_hora_centavos: 170_00, work: leads({ from: -240 }) }),
  person('Luciana Brandão', 7, { valor_hora_centavos: 155_00, work: leads() }),
  person('Fernanda Quintela', 2, { valor_hora_centavos: 115_00 }),
  person('Jorge Salomão', 2, { valor_hora_centavos: 108_00 }),
  outside('Marcelo Vidal', 'bancovereda', { role: 3, joined: -404 }),
  outside('Beatriz Nakamura', 'redebemviver', { role: 3, joined: -292 }),
  outside('Sérgio Fagundes', 'colegioaroeira', { role: 3, joined: -80 }),
  outside('Antônio Camargo', 'graodourado', { role: 3, joined: -44 }),
  person('Yara Monteiro', 5, { valor_hora_centavos: 118_00 }),
  person('Leandro Pacheco', 5, { valor_hora_centavos: 102_00 }),
  person('Débora Guimarães', 8, { valor_hora_centavos: 96_00 }),
  person('Rodrigo Castanho', 9, { valor_hora_centavos: 72_00 }),
  outside('Elisa Hoffmann', 'redebemviver', { role: 10, joined: -86 }),
  // Registrations: two with the e-mail unverified, two under review, one denied.
  outside('Larissa Coutinho', 'correio', { role: 0, status: 0, joined: -1 }),
  outside('Wesley Damasceno', 'correio', { role: 0, status: 0, joined: -4 }),
  outside('Priscila Uchoa', 'correio', { role: 0, status: 2, joined: -6 }),
  outside('Anderson Freire', 'correio', { role: 0, status: 4, joined: -47 }),
  outside('Joana Falcão', 'correio', { role: 0, status: 2, joined: -2 }),
]

export const people: readonly Person[] = [...accounts, ...loopers, ...others]
