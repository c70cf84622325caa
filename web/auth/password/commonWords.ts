/** Most frequent words of Brazilian passwords, the commonest first; the library's own list is mostly English. */
export const commonWords: readonly string[] = [
  'senha mudar brasil teste admin acesso trabalho empresa amor jesus deus familia felicidade vida saudade sempre',
  'flamengo corinthians palmeiras vasco santos gremio cruzeiro botafogo fluminense internacional saopaulo atletico',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro verao inverno',
  'segunda terca quarta quinta sexta sabado domingo bahia recife salvador curitiba brasilia fortaleza goiania',
  'maria jose joao ana antonio francisco carlos paulo pedro lucas luiz marcos gabriel rafael daniel marcelo bruno',
  'eduardo felipe rodrigo gustavo juliana fernanda patricia aline camila amanda bruna jessica leticia julia luciana',
  'vanessa mariana vitoria larissa beatriz isabela laura helena silva oliveira souza pereira ferreira alves lima',
  'princesa gatinha gostosa amizade amigos estrela cachorro gato futebol musica computador internet celular',
  'segredo liberdade esperanca alegria sucesso vitorioso escola faculdade mudanca obrigado entrar abre nucleo looper',
].flatMap((line) => line.split(' '))
