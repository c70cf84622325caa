import { words } from '#contract/kit/words.ts'

export const passkeyWords = words('passkey', {
  title: ['Chaves de acesso', 'Passkeys'],
  lead: [
    'Entre com a digital, o rosto ou o PIN do aparelho, sem senha e sem código. Ninguém a consegue por telefone ou por um site falso.',
    'Sign in with your fingerprint, face or device PIN, without a password or code. Nobody can trick you out of it by phone or with a fake site.',
  ],
  empty: ['Você ainda não tem chaves de acesso.', 'You have no passkeys yet.'],
  add: ['Adicionar chave de acesso', 'Add a passkey'],
  field_name: ['Nome da chave', 'Passkey name'],
  hint_name: ['Como “Celular” ou “Chave USB”.', 'Such as “Phone” or “USB key”.'],
  nameOf: ['{{browser}} em {{system}}', '{{browser}} on {{system}}'],
  nameAny: ['Chave de acesso', 'Passkey'],
  go: ['Continuar', 'Continue'],
  save: ['Salvar', 'Save'],
  rename: ['Renomear', 'Rename'],
  renameOf: ['Renomear {{name}}', 'Rename {{name}}'],
  remove: ['Remover', 'Remove'],
  removeOf: ['Remover {{name}}', 'Remove {{name}}'],
  removeAsk: ['Remover {{name}}?', 'Remove {{name}}?'],
  removeBody: [
    'Ela deixa de entrar no Nucleo. Apague-a também no aparelho, onde ela continua guardada.',
    'It will no longer sign you in to Nucleo. Delete it on the device too, where it is still stored.',
  ],
  added: ['Chave de acesso adicionada.', 'Passkey added.'],
  renamed: ['Nome salvo.', 'Name saved.'],
  removed: ['Chave de acesso removida.', 'Passkey removed.'],
  made: ['Criada em {{at}}', 'Created on {{at}}'],
  used: ['usada', 'used'],
  never: ['nunca usada', 'never used'],
  synced: ['Sincronizada', 'Synced'],
  suspect: ['Bloqueada', 'Blocked'],
  suspectHint: [
    'O contador dela voltou: pode haver uma cópia. Remova-a e crie outra.',
    'Its counter went back: there may be a copy. Remove it and create another.',
  ],
  nowhere: [
    'Este Nucleo não conhece o próprio endereço seguro (PUBLIC_URL), e por isso não aceita chaves de acesso. Fale com um administrador.',
    'This Nucleo does not know its own secure address (PUBLIC_URL), so it cannot accept passkeys. Talk to an administrator.',
  ],
  elsewhere: [
    'Chaves de acesso funcionam em {{domain}}, e esta página está aberta em outro endereço.',
    'Passkeys work at {{domain}}, but this page is open at another address.',
  ],
  unsupported: ['Este navegador não tem chaves de acesso.', 'This browser does not support passkeys.'],
  wrong: ['A chave de acesso não foi aceita.', 'The passkey was not accepted.'],
  cancelled: ['Nada foi confirmado no aparelho. Tente de novo.', 'Nothing was confirmed on the device. Try again.'],
  known: [
    'Este aparelho já tem uma chave de acesso desta conta.',
    'This device already has a passkey for this account.',
  ],
  tooMany: [
    'Você já tem {{count}} chaves de acesso. Remova uma antes.',
    'You already have {{count}} passkeys. Remove one first.',
  ],
  none: ['Você não tem chave de acesso para usar aqui.', 'You have no passkey to use here.'],
  unverified: [
    'O aparelho não conferiu quem é você. Entre com a senha e use a chave depois dela.',
    'The device did not check that it is you. Sign in with your password, then use the passkey.',
  ],
})
