import { words } from '#contract/kit/words.ts'

/** What an administrator is told to do while the organisation is empty. */
export const firstStepsWords = words('firstSteps', {
  title: ['Primeiros passos', 'First steps'],
  lead: [
    'A organização ainda não tem ventures nem átomos, por isso não há onde contar tempo, e as telas para criá-los ainda estão em construção. Enquanto isso:',
    'The organisation has no ventures or atoms yet, so there is nothing to track time on, and the screens to create them are still under construction. In the meantime:',
  ],
  permissions: ['Confira quem pode o quê', 'Check who can do what'],
  permissions_why: ['Os dez papéis e as permissões de cada um.', 'The ten roles and what each of them can do.'],
  selfTest: ['Teste este navegador', 'Test this browser'],
  selfTest_why: [
    'Avisos, som e conexão, que o timer usa para falar com você.',
    'The timer reaches you through notifications, sound and your connection.',
  ],
  looks: ['Escolha idioma e tema', 'Choose language and theme'],
  looks_why: [
    'Os dois botões ao lado do sino, no topo da página.',
    'Use the two buttons next to the bell, at the top of the page.',
  ],
  audit: ['Veja o que fica registrado', 'See what gets recorded'],
  audit_why: ['Cada alteração, com autor e hora.', 'Every change, who made it and when.'],
  terms: ['Releia os termos de serviço', 'Read the terms of service again'],
  terms_why: ['Valem para todas as pessoas da organização.', 'They apply to everyone in the organisation.'],
  help: ['Conheça a ajuda', 'Have a look at the help'],
  help_why: ['Como funcionam o timer, os átomos e as telas.', 'How the timer, the atoms and the screens work.'],
})
