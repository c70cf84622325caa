import { words } from '#contract/kit/words.ts'

export const aboutWords = words('about', {
  title: ['Sobre o Nucleo', 'About Nucleo'],
  lead: [
    'Gestão de trabalho e de projetos para equipes remotas e seus clientes: tempo, entregas e pagamentos no mesmo lugar.',
    'Work and project management for remote teams and their clients: time, deliveries and payments in one place.',
  ],
  version: ['Versão do servidor', 'Server version'],
  terms: ['Termos de serviço', 'Terms of service'],
  licence: ['Licença', 'Licence'],
  api: ['Interface para programas', 'Interface for programs'],
  apiLink: ['Documentação da API', 'API documentation'],
  unknown: ['indisponível agora', 'unavailable now'],
  more: ['Mais', 'More'],
  toHelp: ['Ajuda', 'Help'],
  toSupport: ['Suporte', 'Support'],
  toTerms: ['Termos de serviço', 'Terms of service'],
  toAccessibility: ['Acessibilidade', 'Accessibility'],
  toMap: ['Mapa dos distritos', 'Map of the districts'],
  toSelfTest: ['Autoteste', 'Self-check'],
  parts: ['Feito com código aberto', 'Made with open source'],
  partsLead: [
    'Obrigado a quem escreve e mantém estas partes. Cada uma segue a sua licença.',
    'Thanks to those who write and maintain these parts. Each follows its own licence.',
  ],
  part: ['Parte', 'Part'],
  does: ['Para quê', 'What for'],
  inBrowser: ['No navegador', 'In the browser'],
  onServer: ['No servidor', 'On the server'],
})
