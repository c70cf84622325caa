import { words } from '#contract/kit/words.ts'

/** Words of the server about files. */
export const fileWords = words('file', {
  useUnknown: ['Arquivos não servem para isto.', 'Files cannot be used for this.'],
  empty: ['O arquivo está vazio.', 'The file is empty.'],
  tooBig: ['O arquivo é maior que o permitido.', 'The file is larger than allowed.'],
  wrongKind: ['O conteúdo deste arquivo não é de um tipo aceito aqui.', 'This type of file is not accepted here.'],
  imageTooLarge: [
    'Esta imagem tem pontos demais. Reduza-a e envie de novo.',
    'This image has too many pixels. Make it smaller and send it again.',
  ],
  imageBroken: ['Esta imagem não pôde ser lida.', 'This image could not be read.'],
  infected: ['A verificação de segurança recusou este arquivo.', 'The security scan refused this file.'],
  incomplete: ['O envio deste arquivo não terminou.', 'The upload of this file is not complete.'],
  notClaimable: [
    'Este arquivo não está mais disponível. Envie-o de novo.',
    'This file is no longer available. Send it again.',
  ],
  tooMany: [
    'Há envios demais sem uso. Conclua ou cancele algum antes.',
    'Too many uploads are waiting to be used. Finish or cancel one first.',
  ],
})
