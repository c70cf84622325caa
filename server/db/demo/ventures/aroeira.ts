/** In analysis: requirements are being gathered. */
export const aroeira = `
## Levantamento | in_progress | -74 12 | Documento de requisitos
# Escuta da escola
4 study | Entrevistar famílias, professores e secretaria | as entrevistas na escola
  Vinte e uma conversas, com resumo por perfil e citações autorizadas.
  famílias do infantil; professores do médio; secretaria
2 study | Analisar a agenda de papel e o grupo de mensagens | a análise da agenda de papel
  O que se escreve, quem lê e o que se perde em um mês de recados.
  recados sem leitura; autorizações; calendário de provas
1 study | Descrever requisitos e regras de comunicação | os requisitos da agenda
  Quem pode falar com quem, em que horário e com qual registro.
  horário de silêncio; autorização de passeio; recado urgente; perfis
1 lead | Reuniões de análise com a coordenação | a análise com a coordenação
  Toda quarta às dez, com decisões registradas em ata.
  prioridade dos módulos; calendário letivo; verba do colégio
# Viabilidade
2 design | Esboçar as telas para a conversa com famílias | os esboços da agenda
  Seis telas em preto e branco para testar a ideia antes do desenho final.
  mural da turma; recado urgente; autorização
1 back | Provar o envio de avisos a três mil celulares | a prova de envio de avisos
  Medição de entrega e de custo com dois provedores.
  custo por aviso; taxa de entrega; provedor reserva
1 integration | Verificar a troca de dados com o sistema escolar | a troca de dados com a escola
  Turmas, responsáveis e notas: o que se lê, o que se grava e quando.
  importação de turmas; cadastro de responsáveis; importação de notas
1 content | Levantar recados e comunicados mais enviados | os modelos de recado
  Os quarenta textos mais comuns, reescritos em linguagem clara.
  reunião de pais; passeio; material escolar
## Aplicativo da família | planned | 25 130 | Aplicativo da família
# Mural e recados
0 mobile | Mural da turma com confirmação de leitura | o mural da turma
  Recados por turma e por aluno, com quem leu e quem falta.
  confirmação de leitura; recado por aluno
0 back | Autorizações assinadas pelo celular | as autorizações
  Passeios, imagens e remédios, com validade e trilha de quem assinou.
  validade; responsável legal
# Calendário
0 front | Calendário de provas e eventos | o calendário escolar
  Por turma, com envio ao calendário do celular.
  provas; eventos; feriados
0 design | Desenho final do aplicativo da família | o aplicativo da família
  Telas finais depois do teste com as famílias.
  telas de recado; calendário; perfil do aluno
## Implantação | planned | 120 200 | -
# Colégio
0 support | Treinar secretaria e professores | o treinamento do colégio
  Três turmas antes da volta às aulas.
  turma da secretaria; turma dos professores
# Famílias
0 content | Campanha de boas-vindas às famílias | a campanha de boas-vindas
  Carta, vídeo e passo a passo do primeiro acesso.
  carta; vídeo; primeiro acesso
`
