/** In negotiation: a proposal and its breakdown, nothing sold yet. */
export const grao = `
## Proposta | in_progress | -40 22 | Proposta comercial
# Escopo
2 study | Visitar duas fazendas e o armazém central | a visita às fazendas
  Dois dias em campo para entender pesagem, lotes e transporte.
  pesagem; formação de lotes; sinal de internet no campo
1 study | Quebrar o escopo em pacotes estimáveis | a estrutura do escopo
  Árvore de entregas com premissas, riscos e o que fica de fora.
  premissas; riscos; itens fora do escopo
1 lead | Negociar prazo e valor com a cooperativa | a negociação com a cooperativa
  Conversas com a diretoria e com o comitê de tecnologia.
  forma de pagamento; prazo da safra; cláusula de suporte
# Demonstração
1 front | Protótipo de rastreio por lote para a reunião | o protótipo de rastreio
  Três telas com dados de uma safra para mostrar ao conselho.
  mapa de lotes; histórico do caminhão; leitura do QR Code
0 design | Apresentação visual da proposta | a apresentação da proposta
  Doze páginas com a jornada do grão, do talhão ao porto.
  jornada do grão; cronograma; equipe
## Rastreio por lote | planned | 60 150 | Rastreio por lote
# Campo
0 mobile | Registrar colheita sem internet | o registro de colheita
  Lançamento no celular que sincroniza quando há sinal.
  fila local; foto da carga
0 back | Formar lotes por talhão e umidade | a formação de lotes
  Regra da cooperativa para misturar ou separar cargas.
  faixa de umidade; talhão
# Armazém
0 integration | Ler balança e classificador | a leitura da balança
  Peso e classificação direto do equipamento, sem digitação.
  balança rodoviária; classificador
## Relatórios de origem | planned | 140 200 | -
# Certificação
0 study | Levantar exigências dos compradores europeus | as exigências de origem
  Regras de desmatamento e dados pedidos por carga.
  regra europeia; dados por carga
# Documentos
0 back | Emitir o certificado de origem por carga | o certificado de origem
  Documento com mapa, lote e caminho até o porto.
  mapa do talhão; assinatura
`
