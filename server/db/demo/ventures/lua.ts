/** Finished: handed over, its warranty served, waiting to be accepted. */
export const lua = `
## Planejamento e layout | approved | -388 -296 | Protótipo navegável da loja
# Experiência de compra
6 study | Analisar o funil da loja antiga | o funil da loja antiga
  Onde as clientes desistem, por dispositivo e por origem, em seis meses de dados.
  abandono no frete; origem das visitas; busca sem resultado
6 design | Redesenhar a página inicial | a página inicial
  Nova vitrine com coleção da semana, busca em destaque e atalhos por numeração.
  vitrine da coleção; versão para celular; protótipo navegável
6 design | Desenhar a página de produto com guia de medidas | a página de produto
  Fotos grandes, escolha de cor e número e guia de medidas em centímetros.
  guia de medidas; galeria de fotos; aviso de estoque baixo
6 design | Criar o catálogo de componentes da loja | o catálogo de componentes
  Botões, campos, etiquetas de preço e avisos, com exemplos e estados.
  etiquetas de preço; campos de formulário; estados de foco
# Base técnica
6 infra | Configurar hospedagem e entrega de imagens | a hospedagem da loja
  Ambientes separados, imagens em três tamanhos e certificado renovado sozinho.
  tamanhos de imagem; certificado; cópia de segurança
6 back | Modelar produtos, grades e estoque | o modelo de produtos
  Produto, cor, numeração e saldo por loja física, com histórico de preço.
  grade de numeração; saldo por loja; histórico de preço
6 integration | Importar o cadastro do ERP | a importação do ERP
  Carga inicial de quatro mil itens e atualização a cada quinze minutos.
  carga inicial; itens sem foto; atualização incremental
6 lead | Acompanhar o planejamento com a Lua Cheia | o acompanhamento da Lua Cheia
  Encontros às quintas com a equipe de marketing e de estoque.
  aprovação dos layouts; calendário da coleção; pendências do ERP
## Loja e pagamento | approved | -312 -132 | Loja completa em homologação
# Catálogo e busca
6 front | Montar a listagem com filtros por cor e número | a listagem de produtos
  Filtros combinados, contagem por opção e endereço que pode ser compartilhado.
  contagem por filtro; ordenação; endereço compartilhável
6 back | Busca tolerante a erros de digitação | a busca de produtos
  Sinônimos como tênis e sneaker, acentos ignorados e sugestões enquanto se digita.
  lista de sinônimos; sugestões; busca sem resultado
6 content | Reescrever trezentas descrições de produto | as descrições de produto
  Texto curto, material, altura do salto e cuidados, no tom da marca.
  sapatilhas; botas de inverno; linha infantil; bolsas
6 front | Lista de desejos com aviso de reposição | a lista de desejos
  A cliente guarda o par e recebe um e-mail quando o número volta ao estoque.
  e-mail de reposição; lista sem cadastro; compartilhamento
# Carrinho e frete
6 front | Carrinho lateral com cálculo de frete | o carrinho lateral
  Resumo sempre à mão, com prazo e preço por CEP e aviso de frete grátis.
  máscara de CEP; barra de frete grátis; cupom de desconto
6 integration | Calcular prazos com Correios e transportadora | o cálculo de frete
  Duas cotações em paralelo, com tabela reserva quando uma não responde.
  tabela reserva; retirada na loja; prazo de feriado
6 back | Reservar estoque durante a compra | a reserva de estoque
  Reserva de quinze minutos por carrinho, devolvida quando a compra não termina.
  devolução da reserva; compra simultânea; saldo por loja
# Pagamento
6 integration | Integrar cartão, Pix e boleto | o pagamento
  Um provedor para os três meios, com confirmação por aviso e conciliação diária.
  confirmação do Pix; cartão recusado; conciliação diária
6 back | Antifraude com fila de análise manual | a análise antifraude
  Nota do provedor e regras da loja; pedidos duvidosos esperam por uma pessoa.
  regras por valor; fila de análise; liberação automática
6 front | Finalizar a compra em uma só página | a página de finalização
  Endereço, entrega e pagamento na mesma tela, com revisão antes de confirmar.
  preenchimento por CEP; parcelas; erros de cartão
6 design | Desenhar os e-mails do pedido | os e-mails do pedido
  Confirmação, envio, entrega e troca, legíveis também sem imagens.
  e-mail de envio; pedido de avaliação; versão sem imagens
# Pedidos
6 back | Painel de pedidos para a equipe da loja | o painel de pedidos
  Separação, nota fiscal e envio em uma lista com filtros e impressão.
  etiqueta de envio; impressão da separação; filtro por loja
6 integration | Emitir nota fiscal eletrônica | a emissão da nota fiscal
  Nota emitida ao separar o pedido, com cancelamento e carta de correção.
  cancelamento; rejeição da Sefaz; envio do XML
6 front | Trocas e devoluções pela conta da cliente | as trocas e devoluções
  Pedido de troca com motivo, etiqueta reversa e crédito na loja.
  etiqueta reversa; motivo da troca; crédito na loja
## Programa de pontos | contested | -216 -158 | - | apagado -149
# Regras de pontos
6 study | Estudar regras de acúmulo e validade | as regras de pontos
  Comparação com quatro programas do varejo e simulação de custo para a marca.
  validade dos pontos; custo por pedido; comparação de programas
3 back | Extrato de pontos na conta da cliente | o extrato de pontos
  Retirado do escopo na revisão do contrato.
  pontos a vencer; estorno na troca
# Resgate
3 front | Resgatar pontos na finalização | o resgate de pontos
  Retirado do escopo na revisão do contrato.
  saldo parcial; cupom gerado
6 design | Desenhar a página do programa | a página do programa de pontos
  Apresentação dos níveis, do saldo e das vantagens.
  níveis do programa; saldo em destaque
## Homologação | delivered | -136 -9 | Relatório de homologação
# Testes com a cliente
5 qa | Roteiro de testes com a equipe da loja | o roteiro de testes da loja
  Oitenta passos feitos pela equipe da Lua Cheia, com nossa presença.
  compra com cupom; troca de numeração; pedido com retirada
5 qa | Testar a loja com leitor de tela | a loja com leitor de tela
  Percurso de compra inteiro com NVDA e VoiceOver, e correções pedidas.
  ordem do foco; textos alternativos; avisos de erro
4 front | Baixar o tempo de abertura no celular | o tempo de abertura
  Meta de dois segundos e meio em rede 4G, medida em três aparelhos.
  imagens da vitrine; fontes; scripts de terceiros
# Virada
4 infra | Migrar o domínio e os redirecionamentos | a virada do domínio
  Mil e duzentos endereços antigos levados aos novos, sem perder posição na busca.
  mapa de endereços; plano de volta; monitor de erros 404
4 lead | Preparar a entrega e o termo de aceite | a entrega da loja
  Reuniões finais, documentação e termo para assinatura.
  termo de aceite; lista de pendências; plano de garantia
## Garantia | delivered | -58 -2 | Noventa dias de garantia
# Correções
2 front | Corrigir pendências da homologação | os ajustes da homologação
  Catorze itens apontados pela equipe da loja, do texto do rodapé ao cupom duplicado.
  cupom duplicado; rodapé no celular; foto girada; ordenação por preço
2 integration | Reprocessar pedidos com falha no ERP | o reprocesso de pedidos
  Fila de pedidos que não chegaram ao ERP, com nova tentativa e alerta.
  fila de falhas; alerta por e-mail; pedido repetido
2 support | Plantão de dúvidas da equipe da loja | o plantão da loja
  Atendimento das nove às dezoito, com resposta em até duas horas úteis.
  dúvida de estoque; acesso de vendedora; relatório de vendas
# Primeiras vendas
2 back | Acompanhar conciliação das primeiras vendas | a conciliação das vendas
  Conferência diária entre pedidos, recebíveis e notas emitidas.
  diferença de taxa; pedido estornado; relatório do provedor
2 lead | Reuniões quinzenais de garantia | o acompanhamento da garantia
  Revisão dos chamados abertos e do prazo de aceite final.
  chamados abertos; prazo de aceite; indicadores de venda
`
