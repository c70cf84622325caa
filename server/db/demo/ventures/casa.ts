/** Approved, internal and not billable: the studio's own tool, still in prototype. */
export const casa = `
## Diagnóstico | approved | -138 -84 | Diagnóstico da operação
# Como trabalhamos hoje
6 study | Ouvir as equipes sobre planilhas e retrabalho | o diagnóstico da operação
  Conversas com nove pessoas de projeto, finanças e comercial.
  planilhas duplicadas; horas sem projeto; retrabalho no faturamento
6 lead | Decidir metas do painel com a direção | as metas do painel
  Três perguntas que o painel deve responder toda segunda-feira.
  margem por projeto; horas por pessoa; previsão de entrega
6 content | Padronizar nomes de projetos e clientes | os nomes padronizados
  Regra única de códigos e limpeza de seis anos de cadastros.
  códigos de projeto; clientes repetidos; cadastros antigos
# Dados
6 back | Reunir horas e contratos em um só lugar | a base de horas e contratos
  Carga única das planilhas com relatório de inconsistências.
  relatório de inconsistências; contratos sem valor; datas trocadas
6 infra | Criar o banco de leitura do painel | o banco de leitura
  Cópia diária, somente leitura, com acesso por perfil.
  cópia diária; acesso por perfil; retenção de dados
## Protótipo | in_progress | -98 18 | Protótipo do painel
# Telas
4 design | Desenhar o painel de segunda-feira | o painel de segunda-feira
  Uma tela, três perguntas, legível no projetor da sala.
  gráfico de margem; horas por equipe; leitura à distância
1 front | Montar o protótipo navegável com dados reais | o protótipo do painel
  Primeira versão com dados de quatro projetos e filtros por mês.
  filtro por mês; gráfico de horas; exportação; tabela de projetos
1 design | Desenhar a visão de capacidade da equipe | a visão de capacidade
  Quem está livre, quem está além da conta e até quando.
  férias; alocação por semana; alerta de sobrecarga
# Prova de conceito
5 back | Calcular margem por projeto | o cálculo de margem
  Horas, valores por pessoa e despesas, com conferência do financeiro.
  valor por pessoa; despesas; arredondamento
1 integration | Ler o calendário de férias e feriados | o calendário da equipe
  Leitura diária do calendário compartilhado, com feriados por cidade.
  feriado municipal; férias divididas; meio período
1 back | Prever a data de entrega por ritmo de trabalho | a previsão de entrega
  Faixa otimista e pessimista pelas últimas oito semanas.
  janela de oito semanas; faixa de datas; projeto parado
1 support | Testar o protótipo com gerentes | o teste com gerentes
  Quatro gerentes usando o protótipo por duas semanas.
  dúvida de filtro; número divergente; pedido de coluna
1 lead | Revisões do painel com a direção | as revisões do painel
  Encontro quinzenal para escolher o que fica e o que sai.
  escopo da versão um; retorno dos gerentes; datas
## Primeira versão | planned | 12 95 | Painel em uso
# Painel
0 front | Construir as três telas do painel | as três telas do painel
  Telas aprovadas no protótipo, com testes e acessibilidade.
  tela de margem; tela de pessoas; tela de entregas
0 back | Publicar a API de indicadores | a API de indicadores
  Consultas prontas, com memória de uma hora e registro de uso.
  margem; capacidade; previsão
0 qa | Conferir números com o financeiro | os números do painel
  Comparação de três meses fechados com as planilhas atuais.
  mês fechado; diferenças; aprovação do financeiro
# Avisos
0 back | Avisar desvio de prazo e de margem | os avisos de desvio
  Mensagem na segunda às oito, só quando há o que fazer.
  limite por projeto; destinatários
## Migração | planned | 70 150 | -
# Virada
0 content | Escrever o guia de uso do painel | o guia do painel
  Duas páginas e um vídeo curto para quem chega.
  guia de duas páginas; vídeo curto
0 support | Aposentar as planilhas de controle | as planilhas antigas
  Somente leitura por um mês e depois arquivo.
  planilha de horas; planilha de margem
# Acompanhamento
0 lead | Medir o uso depois de trinta dias | o uso do painel
  Quem abre, o que consulta e que decisão tomou.
  acessos por semana; decisões registradas
`
