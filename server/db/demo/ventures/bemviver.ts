/** In execution: the biggest one, LIVE. */
export const bemviver = `
## Descoberta | approved | -286 -212 | Mapa de jornada do paciente
# Jornada do paciente
6 study | Mapear a jornada do paciente nas unidades | a jornada do paciente
  Visitas a três unidades, da recepção ao resultado do exame, com fotos e tempos de espera.
  visita à unidade Centro; tempos de espera; relato da recepção
6 design | Desenhar a arquitetura de informação do portal | a arquitetura de informação
  Menu, nomes e caminhos testados com quinze pacientes em teste de cartões.
  teste de cartões; nomes do menu; mapa do portal
6 lead | Alinhar metas do portal com a diretoria | as metas do portal
  Três metas por trimestre: faltas, ligações e tempo de retorno.
  meta de faltas; meta de ligações; calendário de entregas
# Fundação técnica
6 back | Estruturar a API do portal | a API do portal
  Contratos, autenticação, registro de acessos e limites por perfil.
  contratos de API; registro de acessos; perfis de acesso
6 infra | Preparar a hospedagem com dados de saúde | a hospedagem do portal
  Rede isolada, cópias cifradas e trilha de acesso exigida pela LGPD.
  cópias cifradas; trilha de acesso; rede isolada
6 integration | Ler agendas do sistema das clínicas | a leitura das agendas
  Consulta de horários de quarenta e dois médicos, com atualização por minuto.
  fuso e feriados; médico sem agenda; atualização por minuto
6 front | Criar a base do portal com o design da rede | a base do portal
  Estrutura de páginas, navegação, temas e textos em português e inglês.
  navegação no celular; tema da rede; troca de idioma
## Agendamento | approved | -234 -112 | Módulo de agendamento
# Marcar consulta
6 front | Escolher especialidade, médico e horário | a marcação de consulta
  Três passos com calendário, convênio aceito e endereço da unidade.
  calendário de horários; filtro de convênio; mapa da unidade
6 back | Reservar horário sem duplicidade | a reserva de horário
  Duas pessoas nunca ficam com o mesmo horário, mesmo em filas diferentes.
  disputa de horário; expiração da reserva; fila de espera
6 integration | Confirmar a elegibilidade do convênio | a consulta de elegibilidade
  Resposta do convênio em segundos e plano alternativo quando ele não responde.
  carteira vencida; convênio fora do ar; autorização prévia
6 content | Escrever as orientações de preparo | as orientações de preparo
  Jejum, documentos e acompanhante para cinquenta procedimentos.
  jejum; ressonância; exame de sangue; acompanhante
# Remarcar e cancelar
6 front | Remarcar pelo celular sem ligar | a remarcação
  Troca de horário em dois toques até quatro horas antes da consulta.
  prazo de quatro horas; sugestão de horários; aviso ao médico
6 back | Lista de espera que oferece vagas | a lista de espera
  Quando alguém cancela, a vaga é oferecida por ordem e expira em vinte minutos.
  ordem da fila; expiração da oferta; preferência por turno
6 qa | Homologar agendamento com a central | o agendamento
  Duas semanas com as atendentes da central usando os dois sistemas.
  remarcação no limite; paciente menor de idade; encaixe
# Lembretes
6 integration | Enviar lembretes por WhatsApp e e-mail | os lembretes
  Aviso três dias e um dia antes, com resposta que confirma ou cancela.
  modelo de mensagem; resposta de confirmação; número inválido
6 design | Desenhar mensagens e comprovantes | os comprovantes
  Comprovante com mapa, preparo e botão para o calendário.
  comprovante em PDF; convite de calendário; mapa
6 lead | Reuniões semanais do módulo de agendamento | o andamento do agendamento
  Pauta com a central, a recepção e a tecnologia da rede.
  indicador de faltas; treinamento da central; fila de pedidos
6 support | Suporte à central no primeiro mês | o agendamento em produção
  Dúvidas das atendentes e correções do dia a dia.
  senha de atendente; horário bloqueado; paciente duplicado
## Prontuário e exames | contested | -152 -14 | Módulo de exames
# Resultados
6 integration | Receber laudos do laboratório | o recebimento de laudos
  Laudo em PDF e valores em separado, ligados ao paciente pelo CPF.
  laudo corrigido; CPF divergente; valores de referência
6 front | Linha do tempo de exames | a linha do tempo de exames
  Exames por data, com comparação entre resultados do mesmo tipo.
  gráfico de comparação; filtro por tipo; impressão
5 back | Liberar o laudo só depois da leitura médica | a liberação de laudos
  Exames sensíveis esperam a liberação do médico por até dois dias.
  exame sensível; prazo de dois dias; aviso ao médico
5 qa | Testar privacidade entre dependentes | a privacidade entre dependentes
  Quem vê o quê: responsáveis, adolescentes e cuidadores.
  adolescente; cuidador; guarda compartilhada
# Prontuário
4 back | Resumo clínico para o paciente | o resumo clínico
  Alergias, medicamentos e vacinas em linguagem simples.
  alergias; vacinas; medicamentos em uso
4 design | Simplificar a leitura do prontuário | a leitura do prontuário
  Termos médicos com explicação e hierarquia visual testada com idosos.
  glossário; letra maior; teste com idosos
2 content | Traduzir termos médicos para o paciente | o glossário médico
  Duzentos termos revisados por dois médicos da rede.
  cardiologia; exames de imagem; medicamentos
1 front | Refazer a tela de laudos contestada | a tela de laudos
  A rede contestou a ordem dos laudos e o destaque de valores alterados.
  ordem dos laudos; valores alterados; laudo anexo; filtro por médico
1 qa | Repetir a homologação dos exames | os exames
  Nova rodada depois das correções pedidas pela rede.
  laudo corrigido; comparação; dependentes
## Telemedicina | in_progress | -88 44 | Módulo de telemedicina
# Consulta por vídeo
1 front | Sala de espera e consulta por vídeo | a sala de vídeo
  Teste de câmera, fila visível e consulta com troca de arquivos.
  teste de câmera; fila visível; queda de conexão; envio de arquivos
1 back | Controlar a fila e a presença do médico | a fila de atendimento
  Chamada por ordem de horário, tolerância de dez minutos e aviso de atraso.
  tolerância de atraso; médico ausente; ordem de chamada
1 infra | Dimensionar os servidores de vídeo | os servidores de vídeo
  Até cento e vinte consultas ao mesmo tempo, com gravação desligada.
  teste de carga; servidor reserva; consumo de banda
2 design | Desenhar a sala de consulta | a sala de consulta
  Controles grandes, aviso de privacidade e modo de baixa conexão.
  modo de baixa conexão; controles grandes; aviso de privacidade
# Receitas e atestados
1 integration | Assinar receitas com certificado digital | a assinatura de receitas
  Certificado em nuvem do médico e validação na farmácia por QR Code.
  certificado em nuvem; validação por QR Code; receita de controlados
1 back | Emitir atestados com verificação pública | os atestados
  Página que confirma a autenticidade sem mostrar dados do paciente.
  página de verificação; código do atestado; prazo de validade
1 mobile | Guardar receitas no aplicativo da rede | as receitas no aplicativo
  Lista sem conexão, com aviso de vencimento da receita.
  lista sem conexão; aviso de vencimento; leitura em voz alta
# Operação
1 support | Apoiar médicos no piloto de telemedicina | o piloto de telemedicina
  Oito médicos voluntários, com plantão nosso em todas as consultas.
  áudio sem som; senha do certificado; agenda de teste
1 lead | Conduzir o piloto com a Rede Bem Viver | o piloto com a rede
  Acompanhamento semanal com indicadores e pedidos priorizados.
  indicadores do piloto; pedidos dos médicos; contestação dos laudos; verba de vídeo
1 front | Enviar fotos antes da consulta | o envio de fotos | apagado -2
  Pedido repetido; o mesmo trabalho está na sala de vídeo.
  compressão de fotos; limite de tamanho
# Chat de triagem | apagado -17
4 study | Avaliar triagem por perguntas guiadas | a triagem guiada
  Estudo suspenso pela rede até a revisão do conselho médico.
  protocolo de triagem; limites legais; perguntas de risco
3 front | Protótipo do chat de triagem | o chat de triagem
  Suspenso junto com o estudo de triagem.
  perguntas guiadas; encaminhamento
## Lançamento | planned | 20 118 | Portal no ar em todas as unidades
# Implantação
0 content | Preparar cartazes e vídeos para as recepções | o material das recepções
  Cartaz com QR Code, vídeo de um minuto e roteiro para atendentes.
  cartaz; vídeo de um minuto; roteiro das atendentes
0 support | Treinar multiplicadores de cada unidade | o treinamento das unidades
  Duas pessoas por unidade, em turmas de três horas.
  turmas; apostila; lista de presença
0 front | Página pública de apresentação do portal | a página pública
  O que o portal faz, como entrar pela primeira vez e dúvidas frequentes.
  primeiro acesso; dúvidas frequentes; telefones das unidades
# Estabilização
0 infra | Plano de contingência e plantão de virada | o plano de contingência
  Passos, responsáveis e volta ao sistema anterior em uma hora.
  plano de volta; lista de plantão; ensaio
0 qa | Ensaio geral com todas as unidades | o ensaio geral
  Um sábado com as doze unidades usando o portal ao mesmo tempo.
  roteiro por unidade; registro de falhas
`
