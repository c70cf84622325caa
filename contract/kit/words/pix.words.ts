import { words } from '#contract/kit/words.ts'

/** What pays by PIX, on screens and in documents. */
export const pixWords = words('pix', {
  qr: ['Código QR do PIX', 'PIX QR code'],
  code: ['PIX copia e cola', 'PIX copy-and-paste code'],
  copy: ['Copiar código', 'Copy code'],
  copied: ['Código copiado.', 'Code copied.'],
  copyFailed: ['O navegador não deixou copiar: selecione o código.', 'The browser refused to copy: select the code.'],
})
