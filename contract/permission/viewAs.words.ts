import { words } from '#contract/kit/words.ts'

/** The preview as another role, on every screen. */
export const viewAsWords = words('viewAs', {
  banner: ['Vendo como {{role}}. Nada pode ser alterado.', 'Viewing as {{role}}. Nothing can be changed.'],
  leave: ['Sair da visualização', 'Leave the preview'],
  start: ['Ver como', 'View as'],
  startRole: ['Ver como {{role}}', 'View as {{role}}'],
  failed: ['Não foi possível ver como este papel.', 'Could not view as this role.'],
})
