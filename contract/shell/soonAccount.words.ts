import type { Entries } from '#contract/kit/words.ts'

/** What a person will do on the screens of the account, the home and the news that are not built yet. */
export const soonAccount = {
  forgotPassword: [
    'Aqui você vai informar o seu e-mail e receber um link para criar outra senha.',
    'Here you will give your e-mail address and receive a link to choose another password.',
  ],
  newPassword: [
    'Aqui você vai escolher uma senha nova, de pelo menos 10 caracteres, e confirmá-la.',
    'Here you will choose a new password of at least 10 characters and confirm it.',
  ],
  register: [
    'Aqui você vai escolher como se cadastrar: como looper ou como parceiro.',
    'Here you will choose how to register: as a looper or as a partner.',
  ],
  registerPartner: [
    'Aqui você vai contar, etapa por etapa, sobre a sua empresa: tipo, tamanho, o seu cargo e os contatos.',
    'Here you will tell, step by step, about your company: its kind, its size, your position and how to reach you.',
  ],
  registerLooper: [
    'Aqui você vai contar, etapa por etapa, sobre a sua experiência, o seu inglês, as horas que oferece por semana e a conta em que recebe.',
    'Here you will tell, step by step, about your experience, your English, the hours you offer a week and the account you are paid into.',
  ],
  clubInvite: [
    'Aqui você vai aceitar um convite para o Club com o código que recebeu.',
    'Here you will accept an invitation to the Club with the code you were sent.',
  ],
  meeting: [
    'Aqui você vai entrar em uma reunião com o código recebido, sem precisar de uma conta.',
    'Here you will join a meeting with the code you were sent, without needing an account.',
  ],
  invitationRequest: [
    'Aqui você vai deixar o seu nome e e-mail para pedir um convite à organização.',
    'Here you will leave your name and e-mail address to ask the organisation for an invitation.',
  ],
  eventPublic: [
    'Aqui você vai ver o dia, a hora e a descrição de um evento que compartilharam com você.',
    'Here you will see the day, time and description of an event that was shared with you.',
  ],
  invoicePayment: [
    'Aqui você vai conferir uma fatura e pagá-la por PIX, com o QR code ou o código para copiar.',
    'Here you will check an invoice and pay it by PIX, with the QR code or the code to copy.',
  ],
  emailConfirmation: [
    'Aqui você vai confirmar o seu e-mail; em seguida o cadastro fica em análise até ser ativado.',
    'Here you will confirm your e-mail address; your registration is then under review until it is activated.',
  ],
  profile: [
    'Aqui você vai manter os seus dados em dia: contato, documentos, endereço, banco e perfil de trabalho.',
    'Here you will keep your details up to date: contact, documents, address, bank and work profile.',
  ],
  settings: [
    'Aqui você vai escolher idioma, tema, sons e avisos, e ativar a verificação em duas etapas.',
    'Here you will choose language, theme, sounds and notices, and turn on the second factor.',
  ],
  calendar: [
    'Aqui você vai ver em um só calendário os seus eventos e as datas dos seus átomos.',
    'Here you will see your events and the dates of your atoms in one calendar.',
  ],
  newsList: [
    'Aqui você vai ler as notícias da organização, da mais nova para a mais antiga.',
    'Here you will read the news of the organisation, the latest first.',
  ],
  newsShow: [
    'Aqui você vai ler uma notícia inteira e saber quem a publicou e quando.',
    'Here you will read one piece of news in full and see who published it and when.',
  ],
  newsCreate: [
    'Aqui você vai escrever uma notícia, ver como ela fica e publicá-la para a organização.',
    'Here you will write a piece of news, see how it looks and publish it to the organisation.',
  ],
  newsEdit: [
    'Aqui você vai corrigir uma notícia já publicada ou tirá-la do ar.',
    'Here you will correct a published piece of news or take it down.',
  ],
} as const satisfies Entries
