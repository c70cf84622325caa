import { words } from '#contract/kit/words.ts'

/** Words of the settings screen. */
export const settingsScreenWords = words('settingsScreen', {
  title: ['Configurações', 'Settings'],
  lead: [
    'Como o Nucleo funciona para você: idioma, avisos, atalhos, tours e programas.',
    'How Nucleo works for you: language, notices, shortcuts, tours and programs.',
  ],
  region: ['Idioma e fuso', 'Language and time zone'],
  regionLead: ['Acompanham a sua conta em qualquer dispositivo.', 'They follow your account on any device.'],
  shortcutsLead: [
    'As teclas que servem em toda tela. Cada tela mostra as suas com a tecla ?.',
    'The keys that work on every screen. Each screen shows its own with the ? key.',
  ],
  elsewhere: ['Também seu', 'Also yours'],
  toFortress: ['Senha, duas etapas e sessões', 'Password, two-step verification and sessions'],
  toSettings: ['Idioma, avisos, atalhos e tokens', 'Language, notices, shortcuts and tokens'],
  toProfile: ['Seus dados e documentos', 'Your details and documents'],
})
