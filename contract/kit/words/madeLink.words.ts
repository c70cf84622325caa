import { words } from '#contract/kit/words.ts'

/** A link that somebody hands over by themself, because no mail leaves. */
export const madeLinkWords = words('madeLink', {
  title: ['Link para {{name}}', 'Link for {{name}}'],
  lead: [
    'Este Nucleo não envia e-mails: entregue o link a esta pessoa. Quem o abrir age no lugar dela, e ele só serve uma vez.',
    'This Nucleo sends no e-mails: hand the link to this person. Whoever opens it acts in their place, and it works once.',
  ],
  link: ['Link', 'Link'],
  until: ['Vale até {{moment}}.', 'Valid until {{moment}}.'],
  copy: ['Copiar link', 'Copy link'],
  copied: ['Link copiado.', 'Link copied.'],
  copyFailed: ['O navegador não deixou copiar: selecione o link.', 'The browser refused to copy: select the link.'],
})
