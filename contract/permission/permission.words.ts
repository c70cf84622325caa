import { words } from '#contract/kit/words.ts'

/** Words of the server about permissions. */
export const permissionWords = words('permission', {
  unknownRole: [
    'Este papel não existe ou não pode ter permissões.',
    'This role does not exist or cannot have permissions.',
  ],
  unknownPermission: ['Esta permissão não existe.', 'This permission does not exist.'],
  contradiction: [
    'A mesma permissão não pode ser concedida e retirada de uma vez.',
    'The same permission cannot be granted and revoked at the same time.',
  ],
  fixed: [
    'As permissões sobre permissões são sempre e somente do Administrador.',
    'Only the Administrator can ever hold permissions over permissions.',
  ],
  stale: [
    'Outra pessoa alterou as permissões enquanto você editava. Suas escolhas continuam na tela: confira e salve de novo.',
    'Somebody else changed the permissions while you were editing. Your choices are still on the screen: check them and save again.',
  ],
  saved: ['Permissões salvas.', 'Permissions saved.'],
  resetDone: ['Permissões restauradas para o padrão.', 'Permissions reset to the default.'],
  viewAsReadOnly: [
    'Você está vendo como outra pessoa ou papel: nada pode ser alterado. Saia da visualização para continuar.',
    'You are viewing as another person or role: nothing can be changed. Leave the preview to continue.',
  ],
  viewAsOver: ['A visualização como esta pessoa terminou.', 'Your preview as this person is over.'],
  viewAsPrivate: [
    'Isto é só da própria pessoa e não aparece para quem vê como ela.',
    'This is private to that person and is not shown in a preview.',
  ],
  viewAsUnknown: [
    'Não é possível ver como esta pessoa: ela não está ativa, ou é Administrador.',
    'You cannot view as this person: they are not active, or they are an Administrator.',
  ],
  viewAsOnlyRoles: [
    'Escolha outro papel, de 2 a 10, para ver como ele.',
    'Choose another role, from 2 to 10, to view as.',
  ],
})
