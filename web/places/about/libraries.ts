import type { Message } from '#contract/kit/words.ts'

export interface Library {
  readonly name: string
  readonly licence: string
  readonly what: Message
}

/** Libraries of the pages. libraries.test.ts compares names and licences with the installed packages. */
export const inBrowser: readonly Library[] = [
  { name: 'react', licence: 'MIT', what: ['Interface', 'Interface'] },
  { name: 'react-router', licence: 'MIT', what: ['Endereços e navegação', 'Addresses and navigation'] },
  { name: '@mantine/core', licence: 'MIT', what: ['Componentes', 'Components'] },
  { name: '@tabler/icons-react', licence: 'MIT', what: ['Ícones', 'Icons'] },
  { name: '@fontsource-variable/geist', licence: 'OFL-1.1', what: ['Tipo de letra', 'Typeface'] },
  {
    name: '@tanstack/react-query',
    licence: 'MIT',
    what: ['Leitura e atualização de dados', 'Reading and refreshing data'],
  },
  { name: '@tanstack/react-virtual', licence: 'MIT', what: ['Quadros com muitos cartões', 'Boards of many cards'] },
  { name: '@atlaskit/pragmatic-drag-and-drop', licence: 'Apache-2.0', what: ['Arrastar cartões', 'Dragging cards'] },
  { name: 'marked', licence: 'MIT', what: ['Leitura de Markdown', 'Reading Markdown'] },
  { name: 'pdfjs-dist', licence: 'Apache-2.0', what: ['Páginas de PDF', 'Pages of PDF files'] },
  { name: 'read-excel-file', licence: 'MIT', what: ['Leitura de planilhas', 'Reading workbooks'] },
  { name: 'socket.io-client', licence: 'MIT', what: ['Atualizações ao vivo', 'Live updates'] },
  { name: 'zod', licence: 'MIT', what: ['Validação', 'Validation'] },
  { name: '@simplewebauthn/browser', licence: 'MIT', what: ['Chaves de acesso', 'Passkeys'] },
  { name: '@zxcvbn-ts/core', licence: 'MIT', what: ['Força de senhas', 'Strength of passwords'] },
]

/** Every dependency of the server. */
export const onServer: readonly Library[] = [
  { name: '@simplewebauthn/server', licence: 'MIT', what: ['Chaves de acesso', 'Passkeys'] },
  { name: 'fastify', licence: 'MIT', what: ['Servidor HTTP', 'HTTP server'] },
  { name: '@fastify/compress', licence: 'MIT', what: ['Compressão', 'Compression'] },
  { name: 'helmet', licence: 'MIT', what: ['Cabeçalhos de segurança', 'Security headers'] },
  { name: '@fastify/rate-limit', licence: 'MIT', what: ['Limites de uso', 'Rate limits'] },
  { name: '@fastify/static', licence: 'MIT', what: ['Arquivos das páginas', 'Files of the pages'] },
  { name: '@tus/server', licence: 'MIT', what: ['Envio de arquivos que continua', 'Uploads that resume'] },
  { name: '@tus/file-store', licence: 'MIT', what: ['Arquivos que chegam', 'Arriving files'] },
  { name: 'fast-xml-parser', licence: 'MIT', what: ['Leitura de notas fiscais', 'Reading of service invoices'] },
  { name: 'file-type', licence: 'MIT', what: ['Conteúdo de arquivos', 'Content of files'] },
  { name: 'yazl', licence: 'MIT', what: ['Arquivos ZIP', 'ZIP files'] },
  { name: 'sharp', licence: 'Apache-2.0', what: ['Imagens', 'Images'] },
  { name: 'aws4fetch', licence: 'MIT', what: ['Armazenamento S3', 'S3 storage'] },
  { name: 'kysely', licence: 'MIT', what: ['Consultas ao banco', 'Database queries'] },
  { name: 'pg', licence: 'MIT', what: ['Acesso ao PostgreSQL', 'Access to PostgreSQL'] },
  { name: '@electric-sql/pglite', licence: 'Apache-2.0', what: ['PostgreSQL embutido', 'Embedded PostgreSQL'] },
  { name: 'pg-boss', licence: 'MIT', what: ['Fila de tarefas', 'Job queue'] },
  { name: 'socket.io', licence: 'MIT', what: ['Atualizações ao vivo', 'Live updates'] },
  { name: 'redis', licence: 'MIT', what: ['Vários servidores', 'Several servers'] },
  { name: '@node-rs/argon2', licence: 'MIT', what: ['Guarda de senhas', 'Keeping passwords'] },
  { name: 'jose', licence: 'MIT', what: ['Sessões assinadas', 'Signed sessions'] },
  { name: 'otplib', licence: 'MIT', what: ['Segundo fator', 'Second factor'] },
  { name: 'qrcode-generator', licence: 'MIT', what: ['Códigos QR', 'QR codes'] },
  { name: 'pdfkit', licence: 'MIT', what: ['PDF', 'PDF'] },
  { name: 'pdfmake', licence: 'MIT', what: ['Documentos em PDF', 'Documents as PDF'] },
  {
    name: '@expo-google-fonts/noto-sans',
    licence: 'MIT AND OFL-1.1',
    what: ['Letras de outros alfabetos em PDF', 'Letters of other alphabets in PDF'],
  },
  { name: 'fontkit', licence: 'MIT', what: ['Leitura de tipos de letra', 'Reading typefaces'] },
  { name: 'write-excel-file', licence: 'MIT', what: ['Planilhas XLSX', 'XLSX spreadsheets'] },
  { name: 'papaparse', licence: 'MIT', what: ['Arquivos CSV', 'CSV files'] },
  { name: 'nodemailer', licence: 'MIT-0', what: ['E-mails', 'E-mail'] },
  { name: 'pino', licence: 'MIT', what: ['Registros do servidor', 'Server logs'] },
]
