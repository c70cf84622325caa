import type { PersonDetails } from '#contract/person/details.ts'
import { registrationKinds, registrationStates } from '#contract/registration/registration.states.ts'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

const { looper, partner } = registrationKinds.of
const { email, review, denied } = registrationStates.of

const nothing = {
  bank: null,
  account_type: null,
  agency: null,
  account: null,
  pix_key: null,
  hourly_rate_centavos: null,
  english: null,
  experience: null,
  commitment: null,
  company: null,
  cnpj: null,
  company_type: null,
  company_size: null,
  position: null,
}
const recife = {
  country: 'BR',
  address_country: 'BR',
  cep: '50030230',
  uf: 'PE',
  postal_code: null,
  state: null,
  street: 'Rua do Apolo',
  number: '181',
  complement: '',
  neighborhood: 'Recife',
  city: 'Recife',
  rg: '',
} as const
const work = { account_type: 1, agency: '0417', english: 2, experience: 3, commitment: 2 } as const

interface Asked {
  readonly mail: string
  readonly kind: number
  readonly state: number
  readonly answers: PersonDetails
  readonly reason?: string
}

/** Registrations by the e-mail of their person; the CPFs and the CNPJ are examples that belong to nobody. */
const asked: readonly Asked[] = [
  {
    mail: 'larissa.coutinho@correio.example',
    kind: looper,
    state: email,
    answers: {
      ...nothing,
      ...recife,
      ...work,
      phone: '+5581987651001',
      birthday: '1994-03-12',
      gender: 1,
      cpf: '52998224725',
      bank: '001',
      account: '20311-4',
      hourly_rate_centavos: 72_00,
    },
  },
  {
    mail: 'priscila.uchoa@correio.example',
    kind: looper,
    state: review,
    answers: {
      ...nothing,
      ...recife,
      ...work,
      phone: '+5581987651002',
      birthday: '1989-08-30',
      gender: 1,
      cpf: '11144477735',
      bank: '260',
      account: '778120-9',
      hourly_rate_centavos: 95_00,
      experience: 4,
      commitment: 1,
    },
  },
  {
    mail: 'joana.falcao@correio.example',
    kind: partner,
    state: review,
    answers: {
      ...nothing,
      ...recife,
      phone: '+5581987651003',
      birthday: '1981-01-19',
      gender: 1,
      cpf: '39053344705',
      company: 'Falcão Sistemas Ltda.',
      cnpj: '11222333000181',
      company_type: 3,
      company_size: 2,
      position: 'Diretora',
    },
  },
  {
    mail: 'anderson.freire@correio.example',
    kind: looper,
    state: denied,
    reason: 'No momento não há ventures na sua área.',
    answers: {
      ...nothing,
      ...recife,
      ...work,
      phone: '+5581987651004',
      birthday: '1997-11-02',
      gender: 2,
      cpf: '15350946056',
      bank: '341',
      account: '05519-2',
      hourly_rate_centavos: 60_00,
    },
  },
]

/** People who asked to join: one waits for the e-mail, two wait for an administrator, one was denied. */
export const insertRegistrations = async (
  { db, cal }: Filling,
  userIds: readonly number[],
  password_hash: string,
): Promise<void> => {
  for (const { mail, kind, state, answers, reason } of asked) {
    const place = people.findIndex((it) => it.email === mail)
    const [person, user_id] = [people[place], userIds[place]]
    if (!person || user_id === undefined) throw new Error(`Nobody has ${mail}.`)
    const at = (day: number) => cal.at(Math.min(day, -1), 600, place % 60)
    await db
      .insertInto('registrations')
      .values({
        user_id,
        kind,
        state,
        email: mail,
        nome: person.nome,
        last_name: person.last_name,
        locale: 'pt',
        answers: JSON.stringify(answers),
        ip: '203.0.113.80',
        user_agent: '',
        password_hash: state === email ? password_hash : null,
        created_at: at(person.joined),
        verified_at: state === email ? null : at(person.joined),
        ...(state === denied ? { decided_at: at(person.joined + 1), decided_by: userIds[0] ?? null, reason } : {}),
      })
      .execute()
    if (state !== email)
      await db
        .insertInto('person_details')
        .values({ user_id, ...answers })
        .execute()
  }
}
