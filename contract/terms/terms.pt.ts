import type { TermsText } from './terms.text.ts'

export const termsPt: TermsText = {
  acceptance: {
    title: 'Aceitação destes termos',
    body: [
      'Estes termos valem entre você e a Organização, a empresa que mantém esta instalação do Nucleo e que convidou ou aprovou o seu cadastro. Eles dizem o que cada lado pode esperar do outro quando trabalha, contrata ou acompanha trabalho pelo Nucleo.',
      'Você aceita os termos ao clicar em “Aceito” no diálogo que aparece depois da entrada. Guardamos a versão aceita, a data e a hora, o endereço de rede e o navegador usado, como prova de que a resposta foi sua.',
      'Se você recusar, o aplicativo permanece fechado. Você ainda pode ler este documento, sair da conta e voltar atrás quando quiser. A recusa não apaga a sua conta nem o que já foi registrado, e não tira o seu direito a valores por trabalho já aprovado.',
      'Quem aceita em nome de uma empresa declara que tem poderes para isso. O uso é reservado a maiores de 18 anos.',
    ],
  },
  definitions: {
    title: 'O que as palavras significam',
    body: [
      'Neste documento:',
      [
        'Venture: o projeto contratado por um cliente ou conduzido com um parceiro.',
        'Gate: a fase de uma venture que termina com uma entrega a aprovar.',
        'Cell: o pacote de trabalho dentro de um gate.',
        'Átomo: a tarefa dentro de uma cell, atribuída a uma ou mais pessoas.',
        'Loop ou ponto: o registro do tempo que você dedica a um átomo, com início, fim, descrição e tipo.',
        'Entrega: o resultado que o cliente recebe e pelo qual paga.',
        'Ordem de pagamento: o documento que reúne o que uma pessoa tem a receber por um período.',
        'Dados pessoais, controlador, operador e titular: o que a Lei 13.709/2018 (LGPD) define.',
      ],
      'Horários contam no fuso America/Sao_Paulo, salvo quando a tela disser outro. Dias são corridos, salvo quando o texto disser “úteis”.',
    ],
  },
  account: {
    title: 'Cadastro, conta e acesso',
    body: [
      'O cadastro passa por três momentos: confirmação do e-mail, análise pela Organização e ativação. Antes da ativação não há acesso ao aplicativo. A Organização pode recusar um cadastro, e informa o resultado por e-mail.',
      'Mantenha seus dados verdadeiros e atualizados, em especial documento, endereço e conta para recebimento. Pagamentos feitos com base em dados que você informou errado só são refeitos depois que o valor voltar.',
      'A conta é pessoal. Não empreste sua senha, escolha uma que não use em outro lugar e ative a verificação em duas etapas. O que for feito com a sua conta presume-se feito por você, até que nos avise de um acesso indevido.',
      'Cada conta tem um papel de acesso, que define o que ela vê e faz. A Organização pode mudar esse papel; a mudança vale imediatamente e fica registrada.',
    ],
  },
  positions: {
    title: 'Posições em uma venture',
    body: [
      'Além do papel de acesso, cada pessoa ocupa uma posição na equipe de uma venture. A posição descreve a responsabilidade assumida naquele trabalho e pode mudar de uma venture para outra:',
      [
        'Looper: executa os átomos que aceitou e registra o tempo com fidelidade.',
        'Partner: traz ou patrocina a venture, acompanha os gates e responde por sua aprovação.',
        'Supervisor: acompanha a execução, a qualidade e os registros dos loopers.',
        'Success Manager: cuida da relação com o cliente, das expectativas e do aceite.',
        'SQUAD Leader: organiza a equipe, distribui átomos e remove impedimentos.',
        'Product Architect: define o escopo, as fases e os critérios de cada entrega.',
      ],
      'Aceitar um átomo é um compromisso de executá-lo no prazo combinado, com o cuidado que a tarefa pede. Se não for possível cumprir, avise a liderança da venture assim que souber.',
      'Uma mesma pessoa pode acumular posições, desde que não aprove em nome do cliente aquilo que ela própria executou.',
    ],
  },
  time: {
    title: 'Registro de tempo e presença',
    body: [
      'O tempo é registrado por loops. Você inicia o loop quando começa a trabalhar em um átomo aceito e o encerra quando para. Só existe um loop aberto por pessoa, e os seus períodos não se sobrepõem.',
      'A cada duas horas de loop em andamento, o Nucleo pergunta se você continua ali. O aviso dura 91 segundos. Sem resposta, o servidor encerra o loop no instante em que a verificação venceu, mesmo que o navegador esteja fechado.',
      'Quando um loop passa de oito horas, o Nucleo pergunta se o tempo total está correto. Se você disser que não, o loop para e fica à espera de correção.',
      'Loops encerrados por inatividade ou por tempo negado só contam depois que você informar o fim verdadeiro e uma justificativa. A marcação original nunca é apagada: o ajuste fica ao lado dela, com autor, motivo e hora.',
      'Depois de concluir um loop, você pode corrigir o seu fim por 24 horas, enquanto ele não estiver em uma ordem de pagamento. Registrar tempo que não foi trabalhado é falta grave e pode levar ao encerramento da conta.',
      'O Nucleo não fotografa, não grava a sua tela e não registra o que você digita fora dele. A verificação de presença é a única medida de atividade.',
    ],
  },
  gates: {
    title: 'Gates, entregas e aprovação',
    body: [
      'Quando o trabalho de um gate termina, a equipe o marca como entregue e o cliente ou Partner recebe um aviso com o que foi feito e onde está.',
      'A partir da entrega correm cinco dias para a aprovação. Nesse prazo, quem recebe pode aprovar, contestar ou pedir esclarecimento. Lembretes são enviados quando faltam três dias e quando falta um dia.',
      'O pedido de esclarecimento interrompe a contagem. Respondido o pedido, começa um novo prazo de cinco dias.',
      'O silêncio aprova: se os cinco dias terminarem sem aprovação, contestação ou pedido de esclarecimento, o gate é considerado aprovado, e o registro dirá que a aprovação se deu pelo decurso do prazo.',
      'A contestação precisa dizer o que diverge do escopo combinado. A equipe corrige o que estiver em desacordo e entrega de novo. Pedidos que mudam o escopo são novo trabalho, com prazo e preço próprios.',
      'Em ventures de escopo fechado o preço é o combinado para a entrega. Em ventures LIVE o preço decorre das horas registradas e concluídas.',
    ],
  },
  payment: {
    title: 'Horas, valores e pagamento',
    body: [
      'As horas de cada loop são convertidas para horas decimais: as horas inteiras mais os minutos arredondados ao décimo de hora mais próximo. Assim, 59 minutos contam 1,0 hora, e 1 hora e 20 minutos contam 1,3 hora. Os segundos não entram na conta.',
      'O valor devido é o número de horas decimais multiplicado pelo valor da sua hora no momento em que o loop foi concluído, arredondado ao centavo. Uma mudança posterior do valor da hora não altera loops já concluídos.',
      'O fechamento é semanal: toda sexta-feira, às 23:59 (America/Sao_Paulo), a semana se encerra e as ordens de pagamento são geradas com os loops concluídos até aquele momento. O que for concluído depois entra na semana seguinte.',
      'Cada loop entra em uma única ordem de pagamento. Itens adicionais só são incluídos depois de confirmados por quem administra.',
      'Confira a sua ordem assim que ela for gerada. Divergências devem ser apontadas pelo Suporte, de preferência em até cinco dias úteis; depois disso continuam sendo analisadas, e a diferença entra na próxima ordem.',
      'Tributos e encargos seguem a lei aplicável a quem paga e a quem recebe. Quando a lei exigir documento fiscal, o pagamento depende da sua emissão.',
    ],
  },
  relationship: {
    title: 'Natureza da relação',
    body: [
      'Estes termos regulam o uso do Nucleo. Sozinhos, não criam vínculo de emprego, sociedade, representação ou exclusividade. O contrato que você tiver com a Organização, seja qual for, continua valendo e prevalece no que tratar de forma específica.',
      'Quem presta serviço com autonomia escolhe seus horários e seus meios, dentro dos prazos dos átomos que aceitou. A verificação de presença serve para que o tempo cobrado corresponda ao tempo trabalhado.',
      'A avaliação Aura ajuda a montar equipes e a acompanhar o desenvolvimento. Você pode ver as suas avaliações, comentá-las e pedir a revisão de qualquer decisão apoiada nelas, por uma pessoa.',
    ],
  },
  confidentiality: {
    title: 'Confidencialidade',
    body: [
      'São confidenciais as informações a que você tem acesso pelo Nucleo e que não são públicas: dados de clientes, código, documentos, preços, planos, credenciais e dados de outras pessoas.',
      'Use-as somente para o trabalho que as justifica, não as copie para fora dos lugares combinados e proteja-as com o mesmo cuidado que tem com as suas.',
      'O dever de confidencialidade dura enquanto você tiver acesso e por cinco anos depois do encerramento da última venture de que participou. Segredos de negócio e dados pessoais continuam protegidos pelo tempo que a lei determinar.',
      'Não há quebra quando a informação já era pública, quando você a recebeu licitamente de outra fonte ou quando uma autoridade competente a exigir. Nesse último caso avise a Organização antes, se a lei permitir.',
      'Ao sair de uma venture, devolva ou apague o que tiver consigo, salvo o que a lei obriga a guardar.',
    ],
  },
  property: {
    title: 'Propriedade intelectual',
    body: [
      'O que você cria ao executar um átomo é transferido a quem contratou a venture quando o trabalho é pago, com todos os direitos patrimoniais, em qualquer meio e território, nos termos das Leis 9.609/1998 e 9.610/1998. Até o pagamento, a Organização e o cliente podem avaliar e testar o resultado.',
      'Os direitos morais de autor continuam seus. Você pode citar que participou do trabalho, sem revelar informação confidencial.',
      'Materiais, bibliotecas e conhecimentos anteriores continuam de quem os tinha. Se um deles fizer parte da entrega, quem o inclui concede licença suficiente para que a entrega seja usada, mantida e alterada.',
      'Componentes de código aberto podem ser usados quando a licença for compatível com a venture; informe quais são. Não entregue conteúdo de terceiros sem autorização.',
      'O Nucleo, sua marca e seu código pertencem aos seus titulares e seguem a licença de software que acompanha a instalação.',
    ],
  },
  data: {
    title: 'Dados pessoais e registros de acesso',
    body: [
      'A Organização é a controladora dos dados pessoais tratados nesta instalação. Tratamos dados de cadastro, contato, documento, pagamento, tempo de trabalho, avaliação e uso do sistema, para executar o contrato, cumprir obrigações legais, proteger a conta e prestar suporte.',
      'Seus direitos de titular, previstos na LGPD, são:',
      [
        'confirmar que há tratamento e acessar os seus dados;',
        'corrigir o que estiver incompleto, errado ou desatualizado;',
        'pedir anonimização, bloqueio ou eliminação do que for excessivo ou irregular;',
        'receber os dados em formato que permita levá-los a outro serviço;',
        'saber com quem compartilhamos e por quê;',
        'revogar o consentimento, quando ele for a base do tratamento, e opor-se ao que descumprir a lei;',
        'pedir revisão de decisões tomadas só por meios automáticos;',
        'reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
      'Faça o pedido pelo Suporte, na categoria Privacidade e dados. Respondemos em até 15 dias, sem custo. Registros de pagamento e os loops que os justificam são mantidos pelo prazo que a lei exige; depois da eliminação da conta, ficam sem o seu nome.',
      'Como manda o artigo 15 do Marco Civil da Internet (Lei 12.965/2014), guardamos os registros de acesso ao aplicativo por seis meses, em sigilo e ambiente controlado; depois disso, são eliminados. Só os entregamos por ordem judicial ou a você mesmo.',
      'Compartilhamos dados apenas com quem participa do mesmo trabalho, com prestadores que mantêm o serviço e com autoridades, quando houver dever legal. Não vendemos dados e não os usamos para publicidade.',
      'Se um incidente puder causar risco ou dano relevante, avisamos você e a ANPD no prazo regulamentar, com o que aconteceu e o que fazer.',
    ],
  },
  conduct: {
    title: 'Uso aceitável e segurança',
    body: [
      'Ao usar o Nucleo, não é permitido:',
      [
        'usar a conta de outra pessoa ou fazer-se passar por ela;',
        'automatizar loops, respostas de presença ou qualquer registro que deva vir de uma pessoa;',
        'tentar ver, alterar ou apagar o que o seu papel não permite;',
        'enviar código malicioso, sobrecarregar o serviço ou contornar suas proteções;',
        'publicar conteúdo ilegal, discriminatório, ofensivo ou que viole direitos de terceiros;',
        'assediar ou constranger outras pessoas nas salas, mensagens ou avaliações.',
      ],
      'Encontrou uma falha de segurança? Conte pelo Suporte, sem explorá-la e sem divulgá-la antes da correção. Quem age assim, de boa-fé, não sofre sanção por isso.',
      'Ações importantes, como entradas, mudanças de permissão, ajustes de tempo e pagamentos, ficam em um registro de auditoria que ninguém pode editar.',
    ],
  },
  liability: {
    title: 'Disponibilidade e responsabilidade',
    body: [
      'A Organização trabalha para manter o Nucleo disponível, faz cópias de segurança e avisa manutenções quando possível. Nenhum serviço está sempre no ar: se uma queda impedir o registro de um loop, informe o período pelo Suporte e ele será lançado depois de conferido.',
      'Cada lado responde pelos danos que causar ao outro por descumprir estes termos ou a lei. Ninguém responde por caso fortuito, força maior ou falha de serviço de terceiro que não podia evitar.',
      'A Organização não responde pelo conteúdo que usuários publicam, mas o retira quando a lei determinar ou quando ele violar estes termos.',
      'Nada aqui afasta direitos que a lei não permite renunciar, nem a responsabilidade por dolo, culpa grave ou tratamento irregular de dados pessoais.',
    ],
  },
  termination: {
    title: 'Suspensão e encerramento',
    body: [
      'Você pode encerrar a sua conta a qualquer momento, pelo Suporte. Antes disso, conclua ou transfira os átomos aceitos e devolva o que for do cliente.',
      'A Organização pode suspender uma conta para investigar suspeita de fraude, risco à segurança ou violação destes termos, e pode encerrá-la se a violação se confirmar. A decisão é comunicada com o motivo, e você tem dez dias para apresentar a sua defesa, que será avaliada por outra pessoa.',
      'Encerrada a conta, o acesso cessa na hora. Loops concluídos e ainda não pagos entram na próxima ordem de pagamento, salvo os que estiverem sob contestação fundamentada.',
      'Continuam valendo, depois do fim, as seções sobre pagamento, confidencialidade, propriedade intelectual, dados pessoais e responsabilidade.',
    ],
  },
  final: {
    title: 'Disposições finais',
    body: [
      'Podemos mudar estes termos. A nova versão é publicada nesta página com número e data, e o Nucleo pede novamente a sua resposta antes de continuar. A mudança não alcança fatos anteriores a ela.',
      'Avisos são dados pelo Nucleo ou pelo e-mail do seu cadastro. Para falar conosco, use a página Suporte.',
      'Se uma cláusula for considerada inválida, as demais continuam valendo. Deixar de exigir um direito não significa renunciar a ele.',
      'Este documento existe em português e em inglês. Se houver diferença de sentido, vale o texto em português.',
      'Aplica-se a lei brasileira. Fica eleito o foro da comarca da sede da Organização, ressalvado o foro que a lei assegure a você. Antes de ir à Justiça, as partes tentarão resolver a questão em conversa direta, por até trinta dias.',
    ],
  },
}
