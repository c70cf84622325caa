/** Accepted, and switched off since. */
export const vereda = `
## Descoberta e arquitetura | approved | -402 -314 | Relatório de descoberta e protótipo
# Pesquisa com correntistas
6 study | Entrevistar correntistas sobre o aplicativo atual | a pesquisa com correntistas
  Doze conversas por vídeo com clientes de três faixas de renda, com relatório de dores e pedidos.
  roteiro das entrevistas; transcrição das conversas; mapa de dores
6 design | Desenhar os fluxos de entrada e transferência | os fluxos de entrada e transferência
  Do primeiro acesso até o comprovante, em celular pequeno e grande, com estados de erro.
  fluxo de primeiro acesso; fluxo de Pix; estados de erro; comprovante
6 content | Definir a voz e os textos do aplicativo | o guia de textos do aplicativo
  Guia curto de tom de voz e todas as mensagens de erro, revisadas com o jurídico do banco.
  mensagens de erro; termos de consentimento; glossário de termos
# Arquitetura
6 back | Definir a arquitetura dos serviços de conta | a arquitetura dos serviços de conta
  Separação entre conta, Pix e cartões, com contratos de API e regras de repetição de chamadas.
  contratos de API; diagrama de serviços; regras de repetição
6 infra | Montar os ambientes de desenvolvimento e homologação | os ambientes de homologação
  Dois ambientes iguais ao de produção, com dados fictícios e publicação automática.
  esteira de publicação; dados fictícios; cofre de segredos
6 lead | Conduzir a reunião semanal com o Banco Vereda | o acompanhamento do Banco Vereda
  Reunião de uma hora às terças, com pauta, ata e lista de pendências.
  prazos da descoberta; pendências do jurídico; cronograma; riscos de arquitetura
## Conta e Pix | approved | -352 -248 | Módulo de conta e Pix
# Acesso
6 mobile | Entrar com biometria e senha de seis dígitos | a entrada com biometria
  Leitura de digital ou rosto, com senha como alternativa e bloqueio depois de cinco erros.
  bloqueio por tentativas; leitura facial; troca de aparelho
6 back | Emitir e renovar a sessão por aparelho | as sessões por aparelho
  Cada aparelho tem a sua sessão, que o cliente pode encerrar pelo próprio aplicativo.
  renovação da sessão; lista de aparelhos; encerramento remoto
6 mobile | Confirmar identidade com selfie e documento | a confirmação de identidade
  Captura guiada do documento e da selfie, enviada ao parceiro de verificação.
  captura do documento; prova de vida; mensagens de recusa
# Pix
6 back | Enviar e receber Pix por chave e por QR Code | o envio de Pix
  Consulta da chave, confirmação, limites por horário e comprovante imediato.
  consulta de chave; limite noturno; leitura do QR Code; devolução
6 mobile | Telas de Pix com chaves favoritas | as telas de Pix
  Envio em três toques para contatos frequentes, com revisão antes de confirmar.
  chaves favoritas; revisão do valor; comprovante em imagem
6 integration | Conectar ao provedor do SPI | o conector do SPI
  Mensagens de ordem e de devolução, com reconciliação no fim do dia.
  mensagens de devolução; reconciliação diária; certificado do provedor
6 qa | Homologar o Pix com os casos do Banco Central | o Pix
  Sessenta casos de teste do manual, com evidências para o banco.
  casos de devolução; casos de limite; evidências em vídeo
# Extrato
6 back | Montar o extrato com busca e categorias | a busca no extrato
  Lançamentos dos últimos noventa dias, com busca por texto e por valor.
  categorias de gasto; paginação; lançamentos futuros
6 front | Extrato em PDF para o internet banking | o extrato em PDF
  Documento com saldo por dia, igual ao que a agência imprime.
  saldo diário; cabeçalho com dados da agência; quebra de página
## Cartões e pagamentos | approved | -276 -205 | Módulo de cartões e boletos
# Cartões
6 mobile | Mostrar fatura aberta e faturas anteriores | a tela de faturas
  Resumo da fatura, lançamentos por dia e código de barras para pagamento.
  resumo da fatura; compras parceladas; código de barras
6 back | Bloquear e desbloquear o cartão na hora | o bloqueio de cartão
  Ordem enviada à bandeira com resposta em segundos e aviso ao titular.
  aviso ao titular; fila de ordens; desbloqueio com senha
6 design | Redesenhar a carteira de cartões | a carteira de cartões
  Cartão virtual e físico lado a lado, com ações rápidas e versão escura.
  cartão virtual; tema escuro; ações rápidas
# Boletos
6 integration | Pagar boletos com leitura pela câmera | o pagamento de boletos
  Leitura do código, consulta ao registro e agendamento para o vencimento.
  consulta ao registro; agendamento; boleto vencido
6 mobile | Agendar pagamentos e avisar antes do vencimento | os pagamentos agendados
  Lista de agendamentos com aviso um dia antes e cancelamento até a meia-noite.
  aviso do dia anterior; cancelamento; saldo insuficiente
3 back | Parcelar boletos no cartão de crédito | o parcelamento de boletos
  Retirado do escopo pelo banco depois da análise de risco.
  simulação de juros; limite disponível
## Publicação | approved | -226 -166 | Aplicativo publicado nas lojas
# Testes finais
6 qa | Testar o aplicativo em doze aparelhos | o aplicativo nos doze aparelhos
  Lista de aparelhos mais usados pelos clientes, do Android 9 ao iPhone mais novo.
  telas pequenas; pouca memória; rede lenta; fonte aumentada
6 infra | Ensaiar a carga do quinto dia útil | o ensaio de carga
  Simulação de oitenta mil acessos em uma hora, com painel e alarmes.
  painel de tempos; alarmes; banco de dados sob carga
# Lojas
6 content | Preparar as páginas nas lojas de aplicativos | as páginas das lojas
  Textos, capturas de tela e política de privacidade das duas lojas.
  capturas de tela; política de privacidade; texto curto
6 support | Acompanhar as duas primeiras semanas no ar | o aplicativo em produção
  Plantão com o banco, leitura das avaliações e correções rápidas.
  avaliações nas lojas; travamento na abertura; fila de chamados
3 mobile | Versão para relógio com saldo e Pix | a versão para relógio
  Adiada para um contrato futuro a pedido do banco.
  saldo no relógio; notificação de Pix
`
