import { words } from '#contract/kit/words.ts'

/** Words of the server about traits of records. */
export const thingWords = words('thing', {
  mentionStranger: [
    'Alguém que você mencionou não tem acesso a este registro.',
    'Somebody you mentioned cannot open this record.',
  ],
  tooMany: [
    'Você já comentou {{max}} vezes na última hora. Tente de novo mais tarde; seu texto continua aqui.',
    'You have already commented {{max}} times in the last hour. Try again later; your text stays here.',
  ],
  labelsFull: ['Há no máximo {{max}} etiquetas aqui.', 'There are at most {{max}} labels here.'],
  itemsFull: ['Uma lista tem no máximo {{max}} itens.', 'A checklist has at most {{max}} items.'],
  attachmentsFull: ['Um registro tem no máximo {{max}} arquivos.', 'A record has at most {{max}} files.'],
  attachmentsStay: [
    'Este registro já foi decidido, e seus arquivos ficam com ele.',
    'This record has been decided, and its files stay with it.',
  ],
  relationsFull: ['Um registro tem no máximo {{max}} relações.', 'A record has at most {{max}} relations.'],
  relationItself: ['Um registro não se relaciona consigo mesmo.', 'A record cannot be related to itself.'],
  relationTwice: ['Esta relação já existe.', 'This relation already exists.'],
  relationCircle: ['Um registro acabaria bloqueando a si mesmo.', 'A record would end up blocking itself.'],
})
