import { words } from '#contract/kit/words.ts'

/** Words of the server about API tokens. */
export const tokenWords = words('token', {
  closed: [
    'Tokens de API não podem fazer isto. Entre no Nucleo com a sua senha.',
    'API tokens cannot do this. Sign in to Nucleo with your password.',
  ],
  lacksScope: ['Este token não tem o escopo {{scope}}.', 'This token lacks the scope {{scope}}.'],
  scopesNone: ['Escolha pelo menos um escopo.', 'Choose at least one scope.'],
  tooMany: [
    'Você já tem {{count}} tokens. Revogue um que não usa mais.',
    'You already have {{count}} tokens. Revoke one that you no longer use.',
  ],
  revoked: ['Token revogado.', 'Token revoked.'],
})
