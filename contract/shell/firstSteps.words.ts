import { words } from '#contract/kit/words.ts'

/** What an administrator is told to do while the organisation is empty. */
export const firstStepsWords = words('firstSteps', {
  title: ['Primeiros passos', 'First steps'],
  lead: [
    'A organização ainda não tem ventures nem átomos, por isso não há onde contar tempo, e as telas para criá-los ainda estão em construção. Enquanto isso:',
    'The organisation has no ventures or atoms yet, so there is nothing to count time on, and the screens to make them are still under construction. Meanwhile:',
  ],
  permissions: ['Confira quem pode o quê', 'Check who may do what'],
  permissions_why: ['Os dez papéis e as permissões de cada um.', 'The ten roles and the permissions of each.'],
  selfTest: ['Teste este navegador', 'Test this browser'],
  selfTest_why: [
    'Avisos, som e conexão, que o timer usa para falar com você.',
    'Notices, sound and connection, which the timer uses to reach you.',
  ],
  looks: ['Escolha idioma e tema', 'Choose language and theme'],
  looks_why: [
    'Os dois botões ao lado do sino, no topo da página.',
    'The two buttons beside the bell, at the top of the page.',
  ],
  audit: ['Veja o que fica registrado', 'See what is recorded'],
  audit_why: ['Cada alteração, com autor e hora.', 'Every change, with its author and time.'],
  terms: ['Releia os termos de serviço', 'Read the terms of service again'],
  terms_why: ['Valem para todas as pessoas da organização.', 'They apply to everybody in the organisation.'],
  help: ['Conheça a ajuda', 'Get to know the help'],
  help_why: ['Como funcionam o timer, os átomos e as telas.', 'How the timer, the atoms and the screens work.'],
})
