/** A template: what the studio does for every institutional site, in days from its beginning. */
export const site = `
## Descoberta e conteúdo | planned | 0 16 | -
# Entender
0 lead | Reunião de abertura com o cliente | a reunião de abertura
  Objetivos, público, prazos e quem decide o quê, com ata no mesmo dia.
  objetivos do site; quem aprova; acessos e senhas; calendário
0 study | Levantar o site atual e os concorrentes | o levantamento do site atual
  O que fica, o que sai e o que falta, com números de visitas por página.
  visitas por página; três concorrentes; textos que ficam
# Conteúdo
0 content | Definir o mapa do site e os menus | o mapa do site
  Páginas, menus e endereços, aprovados antes de qualquer desenho.
  páginas; menus; endereços antigos
0 content | Escrever os textos das páginas principais | os textos das páginas
  Início, quem somos, serviços e contato, no tom combinado na abertura.
  início; quem somos; serviços; contato
## Desenho e construção | planned | 17 44 | -
# Desenho
0 design | Desenhar a página inicial e duas internas | o desenho das páginas
  Versões para celular e computador, com os textos de verdade.
  página inicial; página de serviço; contato; celular
0 design | Preparar imagens e ícones | as imagens do site
  Fotos com licença, em três tamanhos, e ícones no traço da marca.
  licenças; três tamanhos; texto alternativo
# Construção
0 front | Montar as páginas com os textos aprovados | a montagem das páginas
  Todas as páginas do mapa, com títulos e descrições para a busca.
  páginas do mapa; títulos para a busca; formulário de contato
0 back | Ligar o formulário de contato ao e-mail | o formulário de contato
  Envio com proteção contra robôs e resposta automática a quem escreve.
  proteção contra robôs; resposta automática; registro dos envios
0 infra | Preparar hospedagem e domínio de teste | a hospedagem do site
  Certificado, cópia diária e um endereço que o cliente abre antes de publicar.
  certificado; cópia diária; domínio de teste
## Publicação | planned | 45 56 | -
# Revisão
0 qa | Conferir o site em celulares, leitor de tela e busca | a conferência do site
  Três celulares, dois navegadores e um leitor de tela, com lista de correções.
  celulares; leitor de tela; velocidade; mapa para a busca
# No ar
0 infra | Publicar e levar os endereços antigos aos novos | a publicação do site
  Troca do domínio fora do horário de visitas, com caminho de volta.
  troca do domínio; endereços antigos; caminho de volta
0 support | Treinar quem atualiza o site | o treinamento do site
  Uma hora com quem edita os textos, gravada, e um guia de duas páginas.
  edição de textos; troca de imagens; guia de duas páginas
`
