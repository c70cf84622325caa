import { words } from '#contract/kit/words.ts'

/** One's own keys, in Settings. */
export const keysWords = words('keys', {
  title: ['Suas teclas', 'Your keys'],
  lead: [
    'Escolha outra tecla para um atalho. As teclas ficam neste navegador; a ajuda e as dicas mostram as suas.',
    'Choose another key for a shortcut. Keys stay in this browser; help and tooltips show yours.',
  ],
  change: ['Mudar', 'Change'],
  changeOf: ['Mudar a tecla: {{name}}', 'Change the key: {{name}}'],
  press: ['Aperte a tecla nova; Esc desiste', 'Press the new key; Esc cancels'],
  pressAfterG: ['Aperte a letra que vem depois de G; Esc desiste', 'Press the letter that follows G; Esc cancels'],
  taken: [
    'Esta tecla já é de: {{name}}. Escolha outra.',
    'This key is already used for: {{name}}. Choose another one.',
  ],
  reserved: [
    'Esta tecla tem outro uso nas telas. Escolha uma letra ou um sinal.',
    'This key has another use on screens. Choose a letter or a sign.',
  ],
  leader: ['G, o começo de outros atalhos', 'G, the beginning of other shortcuts'],
  changed: ['Tecla mudada.', 'Key changed.'],
  reset: ['Voltar à tecla {{keys}}', 'Back to the key {{keys}}'],
  resetOf: ['Voltar à tecla {{keys}}: {{name}}', 'Back to the key {{keys}}: {{name}}'],
  resetAll: ['Voltar todas ao padrão', 'Reset all to default'],
  key_n: ['Iniciar um loop ou abrir o timer', 'Start a loop, or open the timer'],
  key_s: ['Parar o loop em andamento', 'Stop the running loop'],
  key_r: ['Continuar o último loop', 'Continue the last loop'],
  key_c: ['Criar, na tela aberta', 'Create, on the open screen'],
  key_e: ['Editar o registro aberto', 'Edit the open record'],
  key_a: ['Dizer quem responde pelo átomo', 'Say who is responsible for the atom'],
  key_p: ['Definir a prioridade do átomo', 'Set the atom’s priority'],
  key_b: ['Abrir as notificações', 'Open the notifications'],
  key_search: ['Ir para a busca da tela', 'Go to the search on the screen'],
  key_help: ['Ver os atalhos da tela', 'See the shortcuts for the screen'],
  key_menu: ['Recolher ou abrir o menu', 'Collapse or open the menu'],
})
