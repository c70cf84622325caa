import type { Kind } from '#server/db/demo/ventures/outline.ts'

/**
 * What a loop says it did. `{o}`, `{do}`, `{no}` and `{ao}` are the atom's topic after its article, alone or joined with
 * de, em and a; `{item}` and `{Item}` are a line of its checklist. `<` begins what is said early in an atom, `>` late.
 */
type Bank = Readonly<Record<number, readonly string[]>>

const trials: readonly string[] = [
  '<Roteiro de testes {do}',
  'Testes {do}: {item}',
  'Validação em homologação: {item}',
  'Registro das falhas encontradas {no}',
  '>Reteste {do} depois das correções',
  '>Evidências de teste {do} para o cliente',
]

const general: Bank = {
  1: [
    '<Primeira versão {do}, ainda sem tratar erros',
    '<Estrutura inicial {do}',
    'Desenvolvimento {do}: {item}',
    '{Item} {no}',
    '{Item}: implementação e testes',
    'Continuação {do}: {item}',
    'Testes automatizados {do}',
    'Tratamento de erros {no}',
    'Refatoração {do}, com foco em {item}',
    '>Ajustes {no} depois da revisão de código',
    '>Correção de erro encontrado {no}: {item}',
    '>Últimos ajustes {do} antes de publicar',
  ],
  2: [
    '<Esboços {do} em baixa fidelidade',
    '<Referências visuais para {o}',
    'Layout {do} para celular e computador',
    '{Item}: proposta de layout',
    '{Item} {no}: telas detalhadas',
    'Protótipo navegável {do}',
    'Estados vazios e de erro {do}',
    'Contraste, espaços e tamanhos de letra {no}',
    '>Refinamento visual {do} depois do retorno do cliente',
    '>Telas finais {do} e anotações para desenvolvimento',
  ],
  3: [
    '<Leitura de documentação: {item}',
    '<Levantamento de dúvidas sobre {o}',
    'Estudo técnico: {item}',
    'Pesquisa sobre {item}',
    'Prova de conceito: {item}',
    'Comparação de caminhos para {o}',
  ],
  4: trials,
  5: [
    'Inserção de textos e imagens {no}',
    'Redação {do}: {item}',
    'Textos de {item} revisados',
    'Cadastro de conteúdo: {item}',
    '>Revisão final {do}',
  ],
  6: [
    '<Mapeamento de campos {do}',
    '<Acessos e credenciais de teste {do}',
    '{Item} {no}: chamadas e respostas',
    'Testes {do} em ambiente de simulação',
    'Novas tentativas e falhas {no}',
    'Registro de chamadas {no} para auditoria',
    '>Conferência {do} com dados reais',
  ],
  7: ['Documentação {do}', 'Registro de decisões sobre {o}', 'Resumo do andamento {do}', '>Documentação {do}: {item}'],
  8: [
    '<Alinhamento com a equipe sobre {o}',
    'Conversa com a equipe sobre {item}',
    'Chamada com o cliente sobre {item}',
    'Planejamento da semana e dúvidas sobre {o}',
    '>Demonstração {do} para o cliente',
    '>Revisão {do} com a equipe',
  ],
  9: [
    'Correção urgente {no}: {item}',
    'Ajuda a colegas com {o}',
    'Investigação de falha em {item}',
    '>Acompanhamento {do} depois de publicar',
  ],
  10: ['Repasse sobre {item} para a equipe', 'Trabalho em dupla: {item}', 'Treinamento interno sobre {item}'],
  11: ['Organização do quadro de tarefas {do}', 'Organização dos arquivos {do}', 'Ambiente local e acessos para {o}'],
}

/** Phrases of a craft that differ from a developer's. */
const banks: Partial<Record<Kind, Bank>> = {
  front: { 4: [...trials, 'Testes {do} em Chrome, Safari e Firefox', 'Testes {do} em telas pequenas'] },
  mobile: { 4: [...trials, 'Testes {do} em Android e iPhone', 'Testes {do} com conexão lenta'] },
  study: {
    3: [
      '<Preparação {do}: {item}',
      '<Leitura de material já existente para {o}',
      '{Item}: levantamento e anotações',
      'Análise {do}: {item}',
      'Organização dos achados {do}',
      '>Síntese {do} para apresentar',
    ],
    7: [
      'Relatório {do}: {item}',
      '{Item}: redação do documento',
      '>Documento final {do}',
      '>Revisão do relatório {do}',
    ],
    8: ['Entrevista e anotações: {item}', 'Conversa com o cliente sobre {item}', '>Apresentação {do} para o cliente'],
  },
  lead: {
    3: ['Análise de prazos e custos: {item}', 'Estudo de cenários: {item}'],
    7: ['Ata da reunião e próximos passos: {item}', 'Relatório de andamento: {item}', 'Atualização do cronograma'],
    8: [
      'Reunião com o cliente: {item}',
      'Alinhamento com a equipe: {item}',
      'Planejamento da semana com a equipe',
      'Acompanhamento das pendências: {item}',
      'Conversa individual com pessoas da equipe',
    ],
    11: ['Revisão de propostas e contratos: {item}', 'Priorização das tarefas: {item}'],
  },
  support: {
    1: ['Correção pedida em chamado: {item}', 'Ajuste rápido {no}: {item}'],
    8: ['Chamada com usuários sobre {item}', 'Reunião de acompanhamento {do}'],
    9: [
      'Atendimento a chamado: {item}',
      'Dúvidas dos usuários sobre {item}',
      'Investigação de falha relatada: {item}',
      'Resposta aos chamados da manhã',
      'Plantão e triagem de chamados {do}',
      'Orientação por telefone: {item}',
    ],
    10: ['Passo a passo para usuários: {item}', 'Treinamento rápido de usuários: {item}'],
  },
  content: {
    5: [
      '<Lista de textos {do}',
      'Redação {do}: {item}',
      '{Item}: primeira versão do texto',
      '{Item}: revisão de ortografia e tom',
      'Cadastro {do} no painel',
      '>Ajustes {no} pedidos pelo cliente',
      '>Revisão final {do}',
    ],
  },
  infra: {
    1: [
      '<Desenho e configuração inicial {do}',
      'Configuração de {item}',
      '{Item}: automação e testes',
      'Monitoramento e alarmes {do}',
      '>Ensaio e correções {no}: {item}',
      '>Documentação e entrega {do} à equipe',
    ],
  },
}

const joined = {
  o: { o: 'o', a: 'a', os: 'os', as: 'as' },
  do: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  no: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
  ao: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
} as const
type Article = keyof typeof joined.o
const isArticle = (text: string): text is Article => text in joined.o

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const templatesOf = (kind: Kind, tipo: number): readonly string[] => banks[kind]?.[tipo] ?? general[tipo] ?? []

/** Fills a template with the topic (`o cálculo de frete`) and a line of the checklist. */
export const spoken = (template: string, topic: string, item: string): string => {
  const [article = '', ...rest] = topic.split(' ')
  const noun = rest.join(' ')
  return template
    .replace(/^[<>]/, '')
    .replace(/\{(o|do|no|ao)\}/g, (_, key: keyof typeof joined) =>
      isArticle(article) ? `${joined[key][article]} ${noun}` : topic,
    )
    .replace('{item}', item)
    .replace('{Item}', capital(item))
}
