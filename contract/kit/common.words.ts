import { words } from './words.ts'

export const commonWords = words('common', {
  sheetTooLong: [
    'São {{count}} linhas, e este formato leva no máximo {{max}}. Exporte em CSV ou filtre antes.',
    'There are {{count}} rows, and this format takes at most {{max}}. Export as CSV, or filter first.',
  ],
  sheetFormat: ['Longo demais para este formato.', 'Too long for this format.'],
  success: ['Tudo certo.', 'Done.'],
  notFound: ['Não encontramos o que você procura.', 'We could not find what you are looking for.'],
  accessDenied: ['Acesso negado!', 'Access denied!'],
  unauthorized: ['Não autorizado', 'Unauthorized'],
  secondFactor: ['Confirme o segundo fator para continuar.', 'Confirm your second factor to continue.'],
  stale: [
    'Outra pessoa alterou este registro enquanto você editava. Compare as duas versões e salve de novo.',
    'Somebody else changed this record while you were editing. Compare both versions and save again.',
  ],
  invalid: ['Por favor, verifique os campos!', 'Please check the fields!'],
  incomplete: ['Todos os campos devem ser preenchidos!', 'All fields must be filled in!'],
  fieldRequired: ['Preencha este campo.', 'Fill in this field.'],
  fieldInvalid: ['Este valor não é válido.', 'This value is not valid.'],
  fieldType: ['O tipo deste valor não é o esperado.', 'This value is not of the expected type.'],
  fieldUnknown: ['Este campo não existe nesta chamada.', 'This call has no such field.'],
  fieldTooLong: ['No máximo {{max}} caracteres.', 'At most {{max}} characters.'],
  fieldTooShort: ['No mínimo {{min}} caracteres.', 'At least {{min}} characters.'],
  fieldTooBig: ['No máximo {{max}}.', 'At most {{max}}.'],
  fieldTooSmall: ['No mínimo {{min}}.', 'At least {{min}}.'],
  fieldChoice: ['Escolha um dos valores permitidos.', 'Choose one of the allowed values.'],
  brokenJson: ['O corpo da chamada não é um JSON válido.', 'The body of the call is not valid JSON.'],
  tooLarge: ['O conteúdo enviado é grande demais.', 'What you sent is too large.'],
  mediaType: ['Este tipo de conteúdo não é aceito.', 'This kind of content is not accepted.'],
  tooMany: [
    'Muitas tentativas. Aguarde {{seconds}} s e tente de novo.',
    'Too many attempts. Wait {{seconds}} s and try again.',
  ],
  unavailable: [
    'O serviço está temporariamente indisponível. Tente de novo em instantes.',
    'The service is temporarily unavailable. Try again shortly.',
  ],
  unexpected: ['Um erro ocorreu! Código: {{id}}', 'Something went wrong! Code: {{id}}'],
})
