import { words } from '#contract/kit/words.ts'

/** Words of the server about imports. */
export const importWords = words('import', {
  notText: [
    'Este arquivo não é um CSV. Na planilha, salve como CSV e envie de novo.',
    'This file is not a CSV. In the spreadsheet, save it as CSV and send it again.',
  ],
  brokenQuotes: [
    'Na linha {{line}} uma aspa foi aberta e não foi fechada.',
    'In line {{line}} a quotation mark was opened and not closed.',
  ],
  noLines: ['O arquivo não tem nenhuma linha abaixo do cabeçalho.', 'The file has no line below its header.'],
  tooManyLines: [
    'O arquivo tem mais de {{max}} linhas. Divida-o em partes.',
    'The file has more than {{max}} lines. Split it.',
  ],
  tooManyColumns: ['O arquivo tem mais de {{max}} colunas.', 'The file has more than {{max}} columns.'],
  tooManyChosen: ['Escolha no máximo {{max}} colunas para importar.', 'Choose at most {{max}} columns to import.'],
  tooManyCells: ['A linha tem mais células do que o cabeçalho.', 'The line has more cells than the header.'],
  twice: ['Dois cabeçalhos não podem dar a mesma coluna.', 'Two headers cannot feed the same column.'],
  lacking: ['Falta escolher o que dá a coluna {{name}}.', 'No header feeds the column {{name}} yet.'],
  notMatched: ['Não há registro com este nome ou e-mail.', 'No record has this name or e-mail address.'],
  ambiguous: [
    'Mais de um registro tem este nome. Escreva o e-mail.',
    'More than one record has this name. Write the e-mail address.',
  ],
  elsewhere: [
    'Esta linha é de outra venture do que a escolhida para o arquivo.',
    'This line belongs to a different venture from the one chosen for the file.',
  ],
  country: [
    'Escreva o nome ou o código de um país, como Brasil ou BR.',
    'Write a country’s name or code, such as Brazil or BR.',
  ],
  repeated: ['Repete a linha {{line}}.', 'It repeats line {{line}}.'],
  choice: ['Escreva um destes valores: {{allowed}}.', 'Write one of these values: {{allowed}}.'],
  flag: ['Escreva sim ou não.', 'Write yes or no.'],
  clock: ['Escreva uma duração, como 7:30:00 ou 7h 30m.', 'Write a duration, such as 7:30:00 or 7h 30m.'],
  hours: ['Escreva horas, como 7,5, 7:30, 1h 30m ou 2d.', 'Write hours, such as 7.5, 7:30, 1h 30m or 2d.'],
  stateChanged: ['Esta importação já passou deste ponto.', 'This import is already past this point.'],
  notClean: [
    'Há linhas com erro. Corrija o arquivo ou importe só as válidas.',
    'There are lines with errors. Correct the file, or import only the valid ones.',
  ],
  example: ['Exemplo', 'Example'],
  reasons: ['Motivos', 'Reasons'],
  fileFailed: ['com-erro', 'failed'],
  fileTemplate: ['modelo', 'template'],
})
